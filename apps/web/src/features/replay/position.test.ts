import { eventOfKey, type Position, type PositionEvent, positionReducer } from './position';

const step = positionReducer(4);
const after = (start: Position, ...events: PositionEvent[]) => events.reduce(step, start);
const key = (name: string) => eventOfKey(name)!;
const atEnd: Position = { ply: 4, playing: false };

test('keys walk within the game and not beyond', () => {
  expect(after(atEnd, key('ArrowRight')).ply).toBe(4);
  expect(after(atEnd, key('ArrowLeft'), key('ArrowLeft')).ply).toBe(2);
  expect(after(atEnd, key('Home')).ply).toBe(0);
  expect(after(atEnd, key('Home'), key('ArrowLeft')).ply).toBe(0);
  expect(after({ ply: 1, playing: false }, key('End')).ply).toBe(4);
  expect(eventOfKey('Tab')).toBeNull();
});

test('playing goes on to the last half-move and stops there', () => {
  const tick: PositionEvent = { kind: 'tick' };
  const begun = after({ ply: 2, playing: false }, { kind: 'toggle' });
  expect(begun).toEqual({ ply: 2, playing: true });
  expect(after(begun, tick)).toEqual({ ply: 3, playing: true });
  expect(after(begun, tick, tick)).toEqual({ ply: 4, playing: false });
});

test('playing from the end begins at the start; a game without moves cannot play', () => {
  expect(after(atEnd, { kind: 'toggle' })).toEqual({ ply: 0, playing: true });
  expect(positionReducer(0)({ ply: 0, playing: false }, { kind: 'toggle' })).toEqual({
    ply: 0,
    playing: false,
  });
});

test.each<PositionEvent>([{ kind: 'to', ply: 3 }, { kind: 'by', plies: -1 }, { kind: 'toggle' }])(
  'taking it in hand stops it: %o',
  (event) => {
    expect(after({ ply: 2, playing: true }, event).playing).toBe(false);
  },
);
