import { parsePgn } from '@fog/engine';
import { NO_REMATCH, type StoredGame } from '../games/stored-game.js';
import { Player } from '../players/players.types.js';

/** A famous game and the ids that it has in every installation, so that it can be planted once only. */
interface Sample {
  readonly id: string;
  readonly white: Pick<Player, 'id' | 'name'>;
  readonly black: Pick<Player, 'id' | 'name'>;
  /**
   * As it was played over the board, in PGN. Where it ended in checkmate it goes on here until the king is taken: a
   * harmless move of the one who was mated, and the capture.
   */
  readonly pgn: string;
}

const SAMPLES: readonly Sample[] = [
  {
    id: 'gSfbzfLh-GM6n-wSN',
    white: { id: 'ptUxOj_-Z6AF8y8wc', name: 'Paul Morphy' },
    black: { id: 'pj63gZ0Qn_1Z8mLn6', name: 'Brunswick and Isouard' },
    pgn: `[Variant "Fog of War"]
[Date "1858.11.02"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5
11. Bxb5 Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7 Nxd7 16. Qb8 Nxb8 17. Rd8 f6 18. Rxe8 1-0`,
  },
  {
    id: 'grjo83u9wa2wbXJ6R',
    white: { id: 'pEgDMkIpbcRlPVAr_', name: 'Adolf Anderssen' },
    black: { id: 'pht10d8hx34LBCnFs', name: 'Lionel Kieseritzky' },
    pgn: `[Variant "Fog of War"]
[Date "1851.06.21"]
[Result "1-0"]

1. e4 e5 2. f4 exf4 3. Bc4 Qh4 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 10. g4 Nf6
11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 18. Bd6 Bxg1 19. e5 Qxa1
20. Ke2 Na6 21. Nxg7 Kd8 22. Qf6 Nxf6 23. Be7 h6 24. Bxd8 1-0`,
  },
  {
    id: 'g5Bb3biji01ZHbkZP',
    white: { id: 'pI7qyAAFiZOBSfvyh', name: 'Georg Rotlewi' },
    black: { id: 'pN-L6PErzE6iiWNqh', name: 'Akiba Rubinstein' },
    pgn: `[Variant "Fog of War"]
[Date "1907.12.26"]
[Result "0-1"]

1. d4 d5 2. Nf3 e6 3. e3 c5 4. c4 Nc6 5. Nc3 Nf6 6. dxc5 Bxc5 7. a3 a6 8. b4 Bd6 9. Bb2 O-O 10. Qd2 Qe7
11. Bd3 dxc4 12. Bxc4 b5 13. Bd3 Rd8 14. Qe2 Bb7 15. O-O Ne5 16. Nxe5 Bxe5 17. f4 Bc7 18. e4 Rac8 19. e5 Bb6
20. Kh1 Ng4 21. Be4 Qh4 22. g3 Rxc3 23. gxh4 Rd2 24. Qxd2 Bxe4 25. Qg2 Rh3 0-1`,
  },
];

const SAMPLE_IDS: ReadonlySet<string> = new Set(SAMPLES.map(({ id }) => id));

/** Whether a game is one of those that every installation begins with. */
export function isSample(gameId: string): boolean {
  return SAMPLE_IDS.has(gameId);
}

/**
 * The games that a new installation begins with, over and listed.
 *
 * @param at when their players come to be
 */
export function sampleGames(at: Date): StoredGame[] {
  return SAMPLES.map(({ id, white, black, pgn }) => {
    const parsed = parsePgn(pgn);
    if (!parsed.ok) throw new Error(`The sample ${id} is no game: ${parsed.problem}`);
    const { game } = parsed.value;
    return {
      id,
      version: game.ply + 2,
      pairing: 'friend',
      listed: true,
      createdById: white.id,
      createdAt: new Date(game.startedAt ?? at),
      white: new Player({ ...white, isBot: false, createdAt: at }),
      black: new Player({ ...black, isBot: false, createdAt: at }),
      invitationToken: null,
      rematch: NO_REMATCH,
      game,
    };
  });
}
