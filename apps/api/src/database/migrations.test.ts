import { openTestDatabase } from '../testing/test-database.js';
import type { Database } from './database.js';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

test('a migrated database keeps a player', async () => {
  const now = await database.now();
  await database.prisma.player.create({ data: { id: 'p1', name: 'Guest-1234', createdAt: now } });
  const player = await database.prisma.player.findUniqueOrThrow({ where: { id: 'p1' } });
  expect(player).toEqual({ id: 'p1', name: 'Guest-1234', isBot: false, createdAt: now, deletedAt: null });
});
