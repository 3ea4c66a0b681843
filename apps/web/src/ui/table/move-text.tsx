'use client';

import { useNotation } from '../../lib/notation';
import { Spoken } from '../spoken';

/** A move in the person's own notation. Figurines are for the eye: what is spoken stays letters. */
export function MoveText({ san }: { san: string }) {
  const { text, figurines } = useNotation()(san);
  if (figurines === null) return text;
  return (
    <>
      <span aria-hidden="true">{figurines}</span>
      <Spoken>{text}</Spoken>
    </>
  );
}
