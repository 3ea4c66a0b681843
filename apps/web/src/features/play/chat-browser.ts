/**
 * The browsers inside chat and social apps, by what they call themselves, and Android's bare web view. They forget
 * their cookies, and with them the seat, more readily than a browser of one's own.
 */
const CHAT_BROWSERS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|WhatsApp|Telegram|KAKAOTALK|Twitter|LinkedInApp|Pinterest|musical_ly|BytedanceWebview)|; wv\)/;

/** Whether a page is open inside a chat app's own browser. */
export function isChatBrowser(userAgent: string): boolean {
  return CHAT_BROWSERS.test(userAgent);
}
