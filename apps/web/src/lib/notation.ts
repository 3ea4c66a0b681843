import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSettings } from './settings';

/** The letters of pieces as the contract writes them in SAN: the English ones. */
export const SAN_LETTERS = ['N', 'B', 'R', 'Q', 'K'] as const;
export type SanLetter = (typeof SAN_LETTERS)[number];

/** What stands for each piece when people read and write moves. */
export type PieceSigns = Readonly<Record<SanLetter, string>>;

/** Little pieces, all filled: what matters is which, not whose. The last character keeps them from becoming emoji. */
export const FIGURINES: PieceSigns = { N: '♞︎', B: '♝︎', R: '♜︎', Q: '♛︎', K: '♚︎' };

/** A SAN as people read it, with their own signs for the pieces. */
export function withSigns(san: string, signs: PieceSigns): string {
  return san.replace(/[NBRQK]/g, (letter) => signs[letter as SanLetter]);
}

/** A move as people write it, with their own letters, back in the contract's. */
export function withoutSigns(text: string, signs: PieceSigns): string {
  const letters = new Map(SAN_LETTERS.map((letter) => [signs[letter], letter]));
  return [...text].map((character) => letters.get(character) ?? character).join('');
}

/** The letters for the pieces in the page's language. */
export function usePieceLetters(): PieceSigns {
  const translate = useTranslations('notation');
  return useMemo(
    () =>
      Object.fromEntries(SAN_LETTERS.map((letter) => [letter, translate(letter)])) as Record<
        SanLetter,
        string
      >,
    [translate],
  );
}

/** How moves are written on this page: with letters, and what is seen in their place where figurines are wanted. */
export function useNotation(): (san: string) => { text: string; figurines: string | null } {
  const letters = usePieceLetters();
  const { figurines } = useSettings();
  return (san) => ({
    text: withSigns(san, letters),
    figurines: figurines && /[NBRQK]/.test(san) ? withSigns(san, FIGURINES) : null,
  });
}
