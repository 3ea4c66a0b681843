import { isChatBrowser } from './chat-browser';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';

test.each([
  `${IPHONE} Mobile/22G86 Instagram 390.0.0.28.85 (iPhone17,1; iOS 18_6; en_GB)`,
  `${IPHONE} Mobile/22G86 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/756351453]`,
  `${IPHONE} Mobile/22G86 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI`,
  `${IPHONE} Mobile/22G86 Safari Line/15.12.0`,
  `${ANDROID} Build/BP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/139.0 Mobile Safari/537.36`,
])('lives in an app: %s', (userAgent) => {
  expect(isChatBrowser(userAgent)).toBe(true);
});

test.each([
  `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`,
  `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0',
])('is a browser of one’s own: %s', (userAgent) => {
  expect(isChatBrowser(userAgent)).toBe(false);
});
