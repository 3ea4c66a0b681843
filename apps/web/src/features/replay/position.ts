/** Where a replay stands: after which half-move, and whether it goes on by itself. */
export interface Position {
  ply: number;
  playing: boolean;
}

export type PositionEvent =
  | { kind: 'to'; ply: number }
  | { kind: 'by'; plies: number }
  /** The next half-move of a replay that goes on by itself; it stops at the last. */
  | { kind: 'tick' }
  /** Play or pause; at the end, play from the start. */
  | { kind: 'toggle' };

/** Where a replay of `plies` half-moves stands after an event. Whoever takes it in hand also stops it. */
export function positionReducer(plies: number) {
  const within = (ply: number) => Math.max(0, Math.min(plies, ply));
  return (position: Position, event: PositionEvent): Position => {
    switch (event.kind) {
      case 'to':
        return { ply: within(event.ply), playing: false };
      case 'by':
        return { ply: within(position.ply + event.plies), playing: false };
      case 'tick': {
        const ply = within(position.ply + 1);
        return { ply, playing: position.playing && ply < plies };
      }
      case 'toggle':
        if (position.playing) return { ...position, playing: false };
        return { ply: position.ply === plies ? 0 : position.ply, playing: plies > 0 };
    }
  };
}

/** What a key does to a replay; `null` for every other key. */
export function eventOfKey(key: string): PositionEvent | null {
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'by', plies: -1 };
    case 'ArrowRight':
      return { kind: 'by', plies: 1 };
    case 'Home':
      return { kind: 'to', ply: 0 };
    case 'End':
      return { kind: 'to', ply: Number.POSITIVE_INFINITY };
    default:
      return null;
  }
}
