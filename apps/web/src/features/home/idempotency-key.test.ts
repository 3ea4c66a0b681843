import { createIdempotencyKey } from './idempotency-key';

test('a key is 128 bits in hexadecimal, and a new one each time', () => {
  const keys = Array.from({ length: 50 }, createIdempotencyKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(50);
});
