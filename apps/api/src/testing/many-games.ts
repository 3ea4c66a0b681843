import type pg from 'pg';

const PLAYERS = 5_000;

/**
 * Writes so many finished games, and with them aborted, unlisted and running ones, between five thousand players, of whom
 * p0 sits in every tenth game. Everything follows from the numbers of the games, so that each run writes the same.
 */
export async function writeManyGames(pool: pg.Pool, finished: number): Promise<void> {
  await pool.query(
    `INSERT INTO players (id, name) SELECT 'p' || n, 'Guest ' || n FROM generate_series(0, ${PLAYERS - 1}) AS n`,
  );
  const mixed = (salt: number, modulus: number) =>
    `(('x' || substr(md5(n || ':${salt}'), 1, 7))::bit(28)::int % ${modulus})`;
  const first = `CASE WHEN n % 10 = 0 THEN 0 ELSE ${mixed(6, PLAYERS)} END`;
  await pool.query(`
    INSERT INTO games (id, status, pairing, listed, created_by_id, white_id, black_id, ply, turn, due_at, winner, reason, created_at, started_at, ended_at)
    SELECT 'g' || md5(n::text), status::game_status, (ARRAY['friend', 'anyone', 'same_device'])[1 + kind]::pairing, is_listed, white, white, black,
      ply, CASE WHEN status = 'active' THEN 'white'::color END, CASE WHEN status = 'active' THEN now() + interval '90 days' END,
      CASE WHEN status = 'finished' AND reason IN ('king_captured', 'resignation', 'timeout') THEN (ARRAY['white', 'black'])[1 + ${mixed(5, 2)}]::color END,
      CASE WHEN status = 'finished' THEN reason::end_reason END,
      born, born, CASE WHEN status <> 'active' THEN born + interval '10 minutes' END
    FROM (
      SELECT n, ${mixed(1, 300)} + 1 AS ply, ${mixed(2, 100)} AS luck, ${mixed(3, 3)} AS kind,
        'p' || ${first} AS one, 'p' || (${first} + 1 + ${mixed(7, PLAYERS - 1)}) % ${PLAYERS} AS other, n % 20 = 0 AS turned,
        n % 16 <> 0 AS is_listed, timestamptz '2026-01-01' + n * interval '1 minute' AS born,
        CASE WHEN n > ${finished} + 11000 THEN 'active' WHEN n > ${finished} THEN 'aborted' ELSE 'finished' END AS status
      FROM generate_series(1, ${finished} + 12000) AS n
    ) AS made
    CROSS JOIN LATERAL (SELECT CASE WHEN turned THEN other ELSE one END AS white,
      CASE WHEN kind = 2 THEN (CASE WHEN turned THEN other ELSE one END) WHEN turned THEN one ELSE other END AS black,
      CASE WHEN luck < 60 THEN 'king_captured' WHEN luck < 80 THEN 'resignation' WHEN luck < 92 THEN 'timeout'
        WHEN luck < 97 THEN 'agreement' WHEN luck < 98 THEN 'stalemate' ELSE 'threefold_repetition' END AS reason) AS seats`);
  await pool.query('ANALYZE');
}
