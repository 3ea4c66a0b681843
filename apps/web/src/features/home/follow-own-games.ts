import { OwnGameChangedDocument } from '../../gql/graphql';
import { createLiveClient } from '../../lib/live-client';
import { loadHome } from './load-home';
import { type OwnGame, ownGameOf } from './own-game';

interface Listener {
  /** A game that wants the visitor. */
  readonly onGame: (game: OwnGame) => void;
  /** All that go on, whenever the line stands anew: what happened before nobody else tells. */
  readonly onAll: (games: readonly OwnGame[]) => void;
}

/**
 * Listens for games of the visitor's.
 *
 * @returns ends the listening
 */
export function followOwnGames({ onGame, onAll }: Listener): () => void {
  const { client } = createLiveClient(async (isConnected) => {
    const { own } = isConnected ? await loadHome(client) : { own: null };
    if (own) onAll(own);
  });
  const { unsubscribe } = client.subscription(OwnGameChangedDocument, {}).subscribe(({ data }) => {
    if (data) onGame(ownGameOf(data.myGamesChanged));
  });
  return unsubscribe;
}
