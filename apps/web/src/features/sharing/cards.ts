import { BOARD_DEFINITIONS, drawBoard } from './board-drawing';
import { NIGHT } from './colors';
import { letter, linesOf } from './lettering';

/** The size that every place where links are shared is content with. */
export const CARD = { width: 1200, height: 630 } as const;

const MARGIN = 60;
const BOARD = CARD.height - 2 * MARGIN;

/** The words of a picture with one board. */
export interface CardWords {
  /** The name of the site. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
}

/** One board and what it is about: for the site and its pages, and for a game that is not over. */
export function boardCard(placement: string, { name, title, lead }: CardWords): string {
  const left = BOARD + 2 * MARGIN;
  const width = CARD.width - left - MARGIN;
  const titles = linesOf(title, 16);
  const leads = linesOf(lead, 34);
  const top = 300 - titles.length * 40 - leads.length * 12;
  const line = { x: left, width } as const;
  return card(
    drawBoard(placement, MARGIN, MARGIN, BOARD) +
      mark(left, MARGIN) +
      letter(name, {
        ...line,
        typeface: 'display',
        size: 34,
        color: NIGHT.ink,
        x: left + 66,
        y: MARGIN + 34,
      }) +
      titles
        .map((text, index) =>
          letter(text, {
            ...line,
            typeface: 'display',
            size: 68,
            color: NIGHT.ink,
            y: top + 76 * index + 60,
          }),
        )
        .join('') +
      leads
        .map((text, index) =>
          letter(text, {
            ...line,
            typeface: 'text',
            size: 30,
            color: NIGHT.inkSoft,
            y: top + 76 * titles.length + 56 + 42 * index,
          }),
        )
        .join(''),
  );
}

/** A game that is over: its last position through White's eyes, as it was, and through Black's, each with its caption. */
export interface FinishedGame {
  readonly boards: readonly { readonly caption: string; readonly placement: string }[];
  /** How it ended, and why. */
  readonly result: string;
  readonly reason: string;
}

/** Three small boards of a game that is over, and how it ended. */
export function threeBoardsCard({ boards, result, reason }: FinishedGame): string {
  const gap = 30;
  const size = (CARD.width - 2 * MARGIN - gap * (boards.length - 1)) / boards.length;
  const top = 200;
  const line = { width: CARD.width - 2 * MARGIN - 90, x: MARGIN + 80 } as const;
  return card(
    mark(MARGIN, 62) +
      letter(result, { ...line, typeface: 'display', size: 52, color: NIGHT.ink, y: 92 }) +
      letter(reason, { ...line, typeface: 'text', size: 30, color: NIGHT.inkSoft, y: 142 }) +
      boards
        .map(({ caption, placement }, index) => {
          const x = MARGIN + index * (size + gap);
          const words = {
            typeface: 'text',
            size: 28,
            color: NIGHT.ink,
            centered: true,
            width: size,
          } as const;
          return (
            drawBoard(placement, x, top, size) +
            letter(caption, { ...words, x: x + size / 2, y: top + size + 48 })
          );
        })
        .join(''),
  );
}

function card(content: string): string {
  const { width, height } = CARD;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${BOARD_DEFINITIONS}</defs><rect width="${width}" height="${height}" fill="${NIGHT.paper}"/>${content}</svg>`;
}

/** The mark of the site, as `ui/mark.tsx` draws it. */
function mark(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.7)" fill="none" stroke-linecap="round">
<circle cx="16" cy="9" r="7" fill="${NIGHT.lamp}"/>
<path d="M2 15.6c3.4-3 6.5-3 9.9-.7s6.6 2.4 9.6.2 5.6-2.4 8.5-.9" stroke="${NIGHT.mist}" stroke-width="3"/>
<path d="M7 20c2.6-1.5 4.9-1.5 7.4-.3s5 1.2 7.6-.3" stroke="${NIGHT.inkSoft}" stroke-width="2" stroke-opacity=".55"/></g>`;
}
