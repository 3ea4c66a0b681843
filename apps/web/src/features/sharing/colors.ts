/** The night's colors, as `tokens.css` has them: a picture knows no style sheet. */
export const NIGHT = {
  paper: '#10151d',
  ink: '#e9e6df',
  inkSoft: '#94a0ae',
  lamp: '#f0b350',
  mist: '#8b98a7',
  litLight: '#e2cfa6',
  litDark: '#a98552',
  fogDeep: '#232d39',
  fogHigh: '#323f4c',
  fogWave: '#a9bccf',
} as const;

/** The two armies, as `piece-image.module.css` has them. */
export const ARMIES = {
  white: { body: '#fffaf0', contour: '#2a2520', detail: '#2a2520' },
  black: { body: '#2b3039', contour: '#14171c', detail: '#cfc6b4' },
} as const;
