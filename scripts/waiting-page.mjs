/** What the front door shows while the site behind it is not there: a page of its own, which tries again by itself. */
import { createHash } from 'node:crypto';

/** The name of the game, the title, and what happens next. */
const WORDS = {
  en: ['Fog of War', 'The lamp is being lit', 'This page tries again by itself in a moment.'],
  de: ['Fog of War', 'Die Lampe wird angezündet', 'Diese Seite versucht es gleich von selbst noch einmal.'],
  da: ['Krigens tåge', 'Lampen bliver tændt', 'Siden prøver selv igen om et øjeblik.'],
  sv: ['Krigsdimma', 'Lampan tänds', 'Sidan försöker själv igen om ett ögonblick.'],
  nl: ['Oorlogsmist', 'De lamp wordt aangestoken', 'Deze pagina probeert het zo vanzelf opnieuw.'],
  pl: ['Mgła wojny', 'Zapalamy lampę', 'Za chwilę strona sama spróbuje ponownie.'],
};

/** The palette of the site, `apps/web/src/app/tokens.css`: nothing can be fetched from it now. */
const STYLE = `
:root { color-scheme: light dark; --lamp: light-dark(#e9a23b, #f0b350); --mist: light-dark(#a3b0bc, #323f4c) }
body { display: grid; min-height: 90dvh; margin: 0 24px; place-content: center; justify-items: center; text-align: center;
  background: light-dark(#f4f1ea, #10151d); color: light-dark(#1f2733, #e9e6df); font: 1rem/1.55 ui-sans-serif, system-ui, sans-serif }
h1 { margin: 12px 0 0; font: 500 2rem/1.15 ui-serif, Georgia, serif }
p { margin: 14px 0; color: light-dark(#5d6775, #94a0ae) }
`;

const MARK =
  '<svg width="128" height="88" viewBox="0 0 32 22" fill="none" stroke="var(--mist)" stroke-linecap="round" aria-hidden="true">' +
  '<circle cx="16" cy="9" r="7" fill="var(--lamp)" stroke="none"/>' +
  '<path d="M2 15.6c3.4-3 6.5-3 9.9-.7s6.6 2.4 9.6.2 5.6-2.4 8.5-.9" stroke-width="3"/>' +
  '<path d="M7 20c2.6-1.5 4.9-1.5 7.4-.3s5 1.2 7.6-.3" stroke-width="2" opacity=".55"/></svg>';

/** Lets the page have its own style, and nothing else. */
export const WAITING_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

const NAMED = new RegExp(`^/(${Object.keys(WORDS).join('|')})(?![^/?])`);
const WISHED = new RegExp(`(?:^|[\\s,])(${Object.keys(WORDS).join('|')})\\b`);

/** The page, in the language that the address names, else in the first that the browser would like and the site has. */
export function waitingPage(address = '/', wish = '') {
  const [, language = 'en'] = NAMED.exec(address) ?? WISHED.exec(wish) ?? [];
  const [name, title, body] = WORDS[language];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width"><title>${title} · ${name}</title><style>${STYLE}</style>
<main>${MARK}<h1>${title}</h1><p>${body}</p></main></html>`;
}
