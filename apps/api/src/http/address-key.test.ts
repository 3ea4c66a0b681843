import { addressKey } from './address-key.js';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::5', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['192.168.1.7', '192.168.1.7'],
  ['127.0.0.1', null],
  ['127.8.9.1', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
  ['', null],
  ['unknown', null],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
