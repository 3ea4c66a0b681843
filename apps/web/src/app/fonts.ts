import localFont from 'next/font/local';

/** The humanist sans of everything that is read. */
export const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
});

/** The soft serif of the few large words. */
export const fraunces = localFont({
  src: '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
});

/*
 * Their letters beyond western Europe, such as ł and ż: fetched only where a page has one. They stand before the others
 * in the tokens, since those bring a stand-in for every letter.
 */
export const figtreeExtended = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree-extended',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+20A0-20C0' }],
});

export const frauncesExtended = localFont({
  src: '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces-extended',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+20A0-20C0' }],
});
