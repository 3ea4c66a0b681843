/** What a page does beside standing there, written down from its first moment on. It is run in the page, and knows nothing else. */
export interface Heard {
  /** What was heard, called, said or moved: one line each, in order. */
  readonly lines: string[];
  /** Every text that came over a socket, in order. */
  readonly frames: string[];
  /** The names that the window had before the page did anything. */
  readonly names: ReadonlySet<string>;
  /** Since when nothing on the page has changed, in its own milliseconds. */
  quietSince: number;
}

declare global {
  var heardByProof: Heard;
}

/** Puts ears on the page: sounds, vibration, notices, the title and its icons, live regions, things that slide, frames. */
export function listen(): void {
  const lines: string[] = [];
  const heard: Heard = {
    lines,
    frames: [],
    names: new Set(['heardByProof', ...Object.getOwnPropertyNames(window)]),
    quietSince: 0,
  };
  Object.defineProperty(globalThis, 'heardByProof', { value: heard });
  const note = (kind: string, ...words: unknown[]) => void lines.push([kind, ...words].join(' '));

  window.OscillatorNode = class extends OscillatorNode {
    constructor(context: BaseAudioContext, options?: OscillatorOptions) {
      super(context, options);
      note('sound', options?.type, options?.frequency);
    }
  };
  HTMLMediaElement.prototype.play = async function () {
    note('sound', this.currentSrc);
  };
  navigator.vibrate = (pattern) => {
    note('vibration', pattern);
    return true;
  };
  window.Notification = class extends EventTarget {
    static readonly permission = 'granted';
    constructor(title: string, options?: NotificationOptions) {
      super();
      note('notice', title, options?.body);
    }
  } as unknown as typeof Notification;
  speechSynthesis.speak = ({ text }) => note('speech', text);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    note('animation', this.closest('[data-square]')?.getAttribute('data-square'), JSON.stringify(keyframes));
    return animate.call(this, keyframes, options);
  };

  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => heard.frames.push(String(data)));
    }
  };

  const LIVE = '[aria-live], [role="status"], [role="alert"]';
  const signs: Record<string, () => string> = {
    title: () => document.title,
    icon: () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel$="icon"], link[rel="manifest"]')]
        .map(({ href }) => href)
        .join(' '),
    live: () =>
      [...document.querySelectorAll(LIVE)].flatMap(({ textContent }) => textContent || []).join(' | '),
  };
  const shown: Record<string, string> = {};
  new MutationObserver(() => {
    heard.quietSince = performance.now();
    for (const [sign, read] of Object.entries(signs)) {
      const text = read();
      if (shown[sign] !== text) note(sign, text);
      shown[sign] = text;
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
