import type { GameSnapshotFragment } from '../../gql/graphql';
import { gameOf } from './game';

/** A running game as the API tells Black of it, after 1.e4 d5 2.exd5. */
const snapshot: GameSnapshotFragment = {
  id: 'gSample',
  version: 5,
  status: 'ACTIVE',
  pairing: 'SAME_DEVICE',
  role: 'BLACK',
  white: { name: 'WHITE', isBot: true, isDeleted: false },
  black: null,
  turn: 'BLACK',
  ply: 3,
  clock: { whiteMs: 1000, blackMs: 2000, running: 'BLACK' },
  board: {
    eyes: 'BLACK',
    ply: 3,
    placement: 'rnbqkbnr/ppp1pppp/8/3P4/8/????????/????????/????????',
    legalMoves: [{ from: 'a2', to: 'a1', promotion: 'QUEEN' }],
    losses: [{ ply: 3, square: 'd5', kind: 'PAWN' }],
    lossMark: null,
  },
  moves: [
    { ply: 1, color: 'WHITE', move: null },
    { ply: 2, color: 'BLACK', move: { from: 'd7', to: 'd5', san: 'd5' } },
    { ply: 3, color: 'WHITE', move: null },
  ],
  drawOffer: null,
  invitation: null,
  result: { winner: null, reason: 'FIFTY_MOVE_RULE' },
  rematchOffer: 'BLACK',
  rematch: { id: 'gNext' },
};

test('the contract’s words become the site’s, and nothing else does', () => {
  expect(gameOf(snapshot)).toEqual({
    id: 'gSample',
    version: 5,
    status: 'active',
    pairing: 'same_device',
    role: 'black',
    players: { white: snapshot.white, black: null },
    turn: 'black',
    ply: 3,
    clock: { left: { white: 1000, black: 2000 }, running: 'black' },
    board: {
      eyes: 'black',
      ply: 3,
      placement: snapshot.board.placement,
      legalMoves: [{ from: 'a2', to: 'a1', promotion: 'queen' }],
      losses: [{ ply: 3, square: 'd5', kind: 'pawn' }],
      lossMark: null,
    },
    moves: [
      { ply: 1, color: 'white', move: null },
      { ply: 2, color: 'black', move: { from: 'd7', to: 'd5', san: 'd5' } },
      { ply: 3, color: 'white', move: null },
    ],
    drawOffer: null,
    invitationUrl: null,
    result: { winner: null, reason: 'fifty_move_rule' },
    rematchOffer: 'black',
    rematchId: 'gNext',
  });
});
