import { command, type Game, newGame, type SquareName, view } from '@fog/engine';
import fc from 'fast-check';
import { premoves } from './premoves';

const written = (placement: string, color: 'white' | 'black', from: SquareName) =>
  premoves(placement, color)
    .filter((move) => move.from === from)
    .map(({ to, promotion }) => (promotion ? `${to}=${promotion}` : to));

const started = (): Game => {
  const result = command(newGame({ timeControl: null }), { kind: 'start' }, 0);
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

test('every move that can ever be legal can be planned, whatever the game', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 120 }), (choices) => {
      let game = started();
      for (const choice of choices) {
        const { turn: color, ply } = game;
        if (!color) return;
        const { placement, legalMoves } = view(game, { kind: 'seat', color }).board();
        expect(premoves(placement, color)).toEqual(expect.arrayContaining([...legalMoves]));
        const move = legalMoves[choice % legalMoves.length];
        if (!move) return;
        const result = command(game, { kind: 'move', color, ply, ...move }, 0);
        if (!result.ok) throw new Error(result.problem);
        game = result.value;
      }
    }),
    { numRuns: 12, seed: 7 },
  );
});

test('the list is a function of the own pieces alone', () => {
  const seen = '8/8/2p1n3/3P4/8/2P5/PP6/RN2K2R';
  const fogged = '????????/????????/????????/???P????/????????/??P?????/PP??????/RN??K??R';
  expect(premoves(seen, 'white')).toEqual(premoves(fogged, 'white'));
});

describe('by geometry alone', () => {
  test('a pawn may take on both sides and step; twice from home', () => {
    expect(written('8/8/8/8/8/8/4P3/8', 'white', 'e2')).toEqual(['d3', 'e3', 'f3', 'e4']);
    expect(written('8/4p3/8/8/8/8/8/8', 'black', 'e7')).toEqual(['e5', 'd6', 'e6', 'f6']);
    expect(written('8/8/8/8/8/P7/8/8', 'white', 'a3')).toEqual(['a4', 'b4']);
  });

  test('a pawn’s last step names what it becomes', () => {
    expect(written('8/P7/8/8/8/8/8/8', 'white', 'a7')).toHaveLength(8);
    expect(written('8/P7/8/8/8/8/8/8', 'white', 'a7')).toContain('b8=knight');
  });

  test('a rook goes through everything, and onto its own: they may be taken first', () => {
    expect(written('8/8/8/8/8/P7/8/RN6', 'white', 'a1')).toEqual(
      expect.arrayContaining(['a3', 'a8', 'b1', 'h1']),
    );
  });

  test('the king castles towards a rook at home, and only from home', () => {
    expect(written('8/8/8/8/8/8/8/R3K3', 'white', 'e1')).toContain('c1');
    expect(written('8/8/8/8/8/8/8/R3K3', 'white', 'e1')).not.toContain('g1');
    expect(written('r2k3r/8/8/8/8/8/8/8', 'black', 'd8')).not.toContain('f8');
  });

  test('nothing of the other side’s is offered', () => {
    expect(premoves('8/8/2p1n3/8/8/8/8/8', 'white')).toEqual([]);
  });
});
