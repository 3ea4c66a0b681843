import { OwnGameChangedDocument, OwnGamesDocument } from '../../gql/graphql';
import { createLiveClient } from '../../lib/live-client';
import { type OwnGame, ownGameOf, ownGamesOf } from './own-game';

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
    if (!isConnected) return;
    const { data } = await client.query(OwnGamesDocument, {}).toPromise();
    if (data?.viewer) onAll(ownGamesOf(data.viewer));
  });
  const { unsubscribe } = client.subscription(OwnGameChangedDocument, {}).subscribe(({ data }) => {
    if (data) onGame(ownGameOf(data.myGamesChanged));
  });
  return unsubscribe;
}
