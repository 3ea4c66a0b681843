/**
 * The address of the host's imprint: `IMPRINT_URL`, as far as it is one that a browser can be sent to.
 *
 * @param text the variable as it was set
 */
export function imprintUrl(text: string | undefined): string | null {
  return text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
