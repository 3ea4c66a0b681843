import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import messages from '../../../i18n/messages/en.json' with { type: 'json' };
import type { Game } from '../game';
import { openTable } from '../table-state';
import type { Table, TableActions } from '../use-game';

/** The element with its words, for a test that writes markup. */
export function inEnglish(element: ReactNode) {
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {element}
    </NextIntlClientProvider>
  );
}

/** Renders with words; the browser's own scrolling is not there to be asked. */
export function renderInEnglish(element: ReactNode) {
  Element.prototype.scrollTo = () => {};
  return render(inEnglish(element));
}

/** A table for a test: the game as it was opened, on a steady line; every action asked for is noted in `asked`. */
export function tableOf(game: Game, changes: Partial<Table> = {}): Table & { asked: unknown[][] } {
  const asked: unknown[][] = [];
  const note =
    (name: keyof TableActions) =>
    async (...details: unknown[]) => {
      asked.push([name, ...details]);
    };
  const actions: TableActions = {
    move: note('move'),
    resign: note('resign'),
    abort: note('abort'),
    offerDraw: note('offerDraw'),
    declineDraw: note('declineDraw'),
    join: note('join'),
    offerRematch: note('offerRematch'),
  };
  return { ...openTable(game), connection: 'steady', isOpponentThere: null, actions, ...changes, asked };
}
