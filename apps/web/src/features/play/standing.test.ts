import type { BoardMove } from '../../board/picking';
import { withMoveStanding } from './standing';

const move = (
  from: BoardMove['from'],
  to: BoardMove['to'],
  promotion: BoardMove['promotion'] = null,
): BoardMove => ({ from, to, promotion });
const FOG = '????????';

test.each([
  [
    'a step: the fog stays, the square left behind is seen empty',
    `${FOG}/${FOG}/${FOG}/${FOG}/8/8/PPPPPPPP/RNBQKBNR`,
    move('e2', 'e4'),
    `${FOG}/${FOG}/${FOG}/${FOG}/4P3/8/PPPP1PPP/RNBQKBNR`,
  ],
  [
    'a capture in the middle of fog',
    `${FOG}/${FOG}/${FOG}/???n????/??B5/8/${FOG}/4K3`,
    move('c4', 'd5'),
    `${FOG}/${FOG}/${FOG}/???B????/??6/8/${FOG}/4K3`,
  ],
  ['castling short', `${FOG}/8/8/8/8/8/8/4K2R`, move('e1', 'g1'), `${FOG}/8/8/8/8/8/8/5RK1`],
  ['castling long, as Black', `r3k3/8/8/8/8/8/8/${FOG}`, move('e8', 'c8'), `2kr4/8/8/8/8/8/8/${FOG}`],
  ['en passant', '8/8/8/3pP3/8/8/8/4K3', move('e5', 'd6'), '8/8/3P4/8/8/8/8/4K3'],
  ['a promotion keeps its side', '8/8/8/8/8/8/p7/?3k3', move('a2', 'a1', 'knight'), '8/8/8/8/8/8/8/n3k3'],
])('%s', (_, before, made, after) => {
  expect(withMoveStanding(before, made)).toBe(after);
});
