import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** How many buttons on each arrow key leads; a key without a number leads nowhere. */
export type ArrowSteps = Readonly<Record<string, number>>;

/** A small set of buttons that has the keyboard to itself: arrows and Tab go round in it, Escape leaves. */
export function useButtonWalk(
  steps: ArrowSteps,
  onCancel: () => void,
): { list: RefObject<HTMLDivElement | null>; onKeyDown(event: KeyboardEvent): void } {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = steps[event.key];
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Tab') buttons.at((at + (event.shiftKey ? -1 : 1)) % buttons.length)?.focus();
    else if (step) buttons.at((at + step) % buttons.length)?.focus();
    else return;
    event.preventDefault();
  };

  return { list, onKeyDown };
}
