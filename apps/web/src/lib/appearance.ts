/** The chequers to choose from; `board-themes.css` paints them. The first is the one everybody begins with. */
export const BOARD_THEMES = ['lamplight', 'walnut', 'meadow'] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];

/** The pieces to choose from: drawn with all their lines, or as silhouettes that might be cut out of paper. */
export const PIECE_SETS = ['drawn', 'silhouette'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

/** Light, dark, or as the system has it. */
export const COLOR_SCHEMES = ['system', 'day', 'night'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** Where a browser keeps the person's settings. */
export const SETTINGS_KEY = 'settings';

/**
 * Puts what the settings say of looks onto the page's root, where the style sheets read it. Its own source is also
 * the script that runs before the first paint, so that no page is ever seen in the wrong light: it may use nothing
 * from outside itself, and anything it does not understand is left to the style sheets' own choice.
 *
 * @param text the settings as they are stored
 */
export function dressPage(root: HTMLElement, text: string | null): void {
  let settings: Record<string, unknown> = {};
  try {
    settings = Object(JSON.parse(text ?? '{}'));
  } catch {}
  const wear = (name: string, value: unknown) => {
    if (typeof value === 'string') root.setAttribute(name, value);
    else root.removeAttribute(name);
  };
  wear('data-theme', settings.colorScheme);
  wear('data-board', settings.boardTheme);
  wear('data-pieces', settings.pieceSet);
  wear('data-coordinates', settings.coordinates === false ? 'off' : null);
  wear('data-motion', settings.animation === false ? 'off' : null);

  // The browser's own bars take the first color they find in the head: the chosen one goes before those of the system.
  const papers: Record<string, string | undefined> = { day: '#f4f1ea', night: '#10151d' };
  const paper = papers[String(settings.colorScheme)];
  const { head } = root.ownerDocument;
  const old = head.querySelector('meta[name="theme-color"][data-chosen]');
  const meta = old ?? root.ownerDocument.createElement('meta');
  meta.setAttribute('name', 'theme-color');
  meta.setAttribute('data-chosen', '');
  meta.setAttribute('content', paper ?? '');
  if (paper === undefined) meta.remove();
  else if (!old) head.prepend(meta);
}

/** The script for the head of every page. */
export const DRESSING_SCRIPT = `(${dressPage})(document.documentElement,(()=>{try{return localStorage.getItem(${JSON.stringify(SETTINGS_KEY)})}catch{return null}})())`;
