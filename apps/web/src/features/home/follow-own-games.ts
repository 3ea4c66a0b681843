import { OwnGameChangedDocument } from '../../gql/graphql';
import { createLiveClient } from '../../lib/live-client';
import { type OwnGame, ownGameOf } from './own-game';

/**
 * Listens for games that want the visitor.
 *
 * @returns ends the listening
 */
export function followOwnGames(onGame: (game: OwnGame) => void): () => void {
  const { client } = createLiveClient(() => {});
  const { unsubscribe } = client.subscription(OwnGameChangedDocument, {}).subscribe(({ data }) => {
    if (data) onGame(ownGameOf(data.myGamesChanged));
  });
  return unsubscribe;
}
