import type { PieceKind } from '@fog/engine';

/**
 * The set that might be cut out of paper, for the small boards of lists: each piece in a box of 100 by 100, with slits
 * where the other set has lines. Large pieces wear `silhouettes.svg`, the same contours as one picture, which only those
 * fetch who have chosen it; so these stay out of what a game page loads.
 */
export const SILHOUETTE_SHAPES: Readonly<Record<PieceKind, string>> = {
  pawn: 'M50 24a14 14 0 1 1-.01 0zM42 57H58L67 77H33ZM26 81H74V91H26Z',
  knight:
    'M40 11 52 20 60 22Q77 32 77 56V77H33Q35 62 51 52L49.5 47 34 59 23 60 17 50 31 29ZM40 33.5a4 4 0 1 0 .01 0zM24 81H80V91H24Z',
  bishop:
    'M50 7a6.5 6.5 0 1 1-.01 0zM50.5 22.5Q69 36 69 49Q69 60 60.5 67H39.5Q31 60 31 49Q31 39 41.5 29.5L50 47.5 55.5 45 46.5 26ZM35 71H65V77H35ZM26 81H74V91H26Z',
  rook: 'M27 19H40V29H45V19H55V29H60V19H73V42H27ZM33 46H67V77H33ZM24 81H76V91H24Z',
  queen:
    'M50 9a7.5 7.5 0 1 1-.01 0zM14 27 32 46 38 26 50 45 62 26 68 46 86 27 73 66H27ZM29 70H71V77H29ZM24 81H76V91H24Z',
  king: 'M45.5 7H54.5V14.5H62.5V23H54.5V31H45.5V23H37.5V14.5H45.5ZM24 36H47.5V66H31Q19 56 19 46Q19 40 24 36ZM76 36Q81 40 81 46Q81 56 69 66H52.5V36ZM29 70H71V77H29ZM24 81H76V91H24Z',
};
