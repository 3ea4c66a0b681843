import { type Color, isSquareName, type PromotionKind, type SquareName } from '@fog/engine';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { inkFor } from './drawing';
import { placeOf, squareAtPlace, walk } from './geometry';
import { type BoardMove, NOTHING_PICKED, type PickingAction, pick, stillPossible } from './picking';
import type { GridHandlers } from './square-grid';
import { RIGHT_BUTTON, useDrawing } from './use-drawing';

const PENCIL_KEY = 'p';

/** How long a finger rests on a square to take the pencil, in milliseconds. */
const LONG_PRESS = 500;

/** How far a pressed pointer must travel before it carries the piece, in CSS pixels. */
const DRAG_THRESHOLD = 5;

/** What a pointer event says of its buttons while the left one, a finger or a pen is down, and nothing else. */
const PRIMARY_ALONE = 1;

interface BoardInputOptions {
  grid: RefObject<HTMLElement | null>;
  orientation: Color;
  moves: readonly BoardMove[];
  onMove?: ((move: BoardMove) => void) | undefined;
  /** Called when a hand comes to the board without ending a move. */
  onLetGo?: (() => void) | undefined;
  moveMethod: 'either' | 'tap' | 'drag';
  /** Takes the pencil to a square; gives whether it can be written on. */
  onPencil(square: SquareName): boolean;
}

interface Press {
  pointerId: number;
  from: SquareName;
  x: number;
  y: number;
  /** Whether this press picked the piece up, so that letting go of it on its square does not put it down. */
  isFresh: boolean;
  /** The picture that follows the pointer once the drag has begun; null while it may still be a tap. */
  carried: SVGElement | null;
  /** Runs out when a finger has rested long enough. */
  resting: ReturnType<typeof setTimeout> | undefined;
}

/** Mouse, finger and keyboard on the board: taps, drags and arrow keys become picking and moves. */
export function useBoardInput({
  grid,
  orientation,
  moves,
  onMove,
  onLetGo,
  moveMethod,
  onPencil,
}: BoardInputOptions) {
  const [held, setHeld] = useState(NOTHING_PICKED);
  const [cursor, setCursor] = useState<SquareName>(orientation === 'white' ? 'e1' : 'e8');
  /** Where the piece is at home that a pointer carries, and the square that it is carried over. */
  const [lifted, setLifted] = useState<SquareName | null>(null);
  const [hovered, setHovered] = useState<SquareName | null>(null);
  const drawing = useDrawing(onPencil);
  /** Whether a pointer came to the board last: then keys that would walk it mean what they mean beside it. */
  const [pointed, setPointed] = useState(false);
  const isPressed = useRef(false);
  const press = useRef<Press | null>(null);
  /** Where a piece was last dropped by hand: it is there already and need not slide. */
  const droppedOn = useRef<SquareName | null>(null);
  // A planned move was dropped on a square where it does not stand yet: it slides when its time has come.
  useEffect(() => {
    if (moves.length > 0) droppedOn.current = null;
  }, [moves]);
  const picking = stillPossible(held, moves);
  // Put down for good: what became impossible does not come back into the hand when the list of moves does.
  if (picking === NOTHING_PICKED && held !== NOTHING_PICKED) setHeld(NOTHING_PICKED);

  const act = (action: PickingAction) => {
    const step = pick(picking, action, moves);
    setHeld(step.picking);
    if (action.kind !== 'drop' && action.kind !== 'promote') onLetGo?.();
    droppedOn.current = action.kind === 'drop' && step.move ? step.move.to : null;
    if (step.move) onMove?.(step.move);
  };

  const focus = (square: SquareName) => {
    setCursor(square);
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
    setPointed(pointed);
  };

  const letGo = () => {
    clearTimeout(press.current?.resting);
    const carried = press.current?.carried;
    carried?.style.removeProperty('transform');
    carried?.removeAttribute('data-lifted');
    press.current = null;
    setLifted(null);
    setHovered(null);
  };

  const putBack = () => {
    letGo();
    act({ kind: 'cancel' });
  };

  /** The piece in hand hangs by its middle; a finger would cover it, so there it is larger, and above. */
  const carry = (carried: SVGElement, home: SquareName, { clientX, clientY, pointerType }: PointerEvent) => {
    const box = grid.current?.getBoundingClientRect();
    if (!box) return;
    const { column, row } = placeOf(home, orientation);
    const right = clientX - box.left - ((column + 0.5) * box.width) / 8;
    const down = clientY - box.top - ((row + 0.5) * box.height) / 8;
    const hold = pointerType === 'touch' ? 'translateY(-70%) scale(1.6)' : 'scale(1.12)';
    carried.style.transform = `translate(${right}px, ${down}px) ${hold}`;
  };

  const squareUnder = (event: PointerEvent): SquareName | null => {
    const box = grid.current?.getBoundingClientRect();
    if (!box) return null;
    const column = Math.floor(((event.clientX - box.left) / box.width) * 8);
    const row = Math.floor(((event.clientY - box.top) / box.height) * 8);
    return squareAtPlace({ column, row }, orientation);
  };

  const handlers: GridHandlers = {
    onFocus() {
      if (!isPressed.current) setPointed(false);
    },
    onPointerDown(event) {
      isPressed.current = true;
      // It may be let go of beside the board.
      addEventListener('pointerup', () => (isPressed.current = false), { once: true });
      setPointed(true);
      const from = squareUnder(event);
      if (event.button === RIGHT_BUTTON) {
        putBack();
        event.currentTarget.setPointerCapture(event.pointerId);
        return drawing.begin(from, inkFor(event));
      }
      if (!event.isPrimary || event.button !== 0 || !from) return;
      drawing.clear();
      const { pointerId, clientX: x, clientY: y } = event;
      const write = () => {
        if (press.current?.carried === null && onPencil(from)) letGo();
      };
      const resting = event.pointerType === 'touch' ? setTimeout(write, LONG_PRESS) : undefined;
      const isFresh =
        from !== picking.picked &&
        moves.some((move) => move.from === from) &&
        !moves.some((move) => move.from === picking.picked && move.to === from);
      press.current = { pointerId, from, x, y, isFresh, carried: null, resting };
      setCursor(from);
      if (isFresh) act({ kind: 'lift', square: from });
    },
    onPointerMove(event) {
      const pressed = press.current;
      if (!pressed && event.buttons !== 0) drawing.lead(squareUnder(event));
      if (!pressed || pressed.pointerId !== event.pointerId) return;
      // Let go where this board could not hear it, or taken back by the other button.
      if (event.buttons !== PRIMARY_ALONE) return putBack();
      if (!pressed.carried) {
        if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG_THRESHOLD) return;
        clearTimeout(pressed.resting);
        if (moveMethod === 'tap' || !moves.some((move) => move.from === pressed.from)) return;
        pressed.carried = pictureOn(grid, pressed.from);
        pressed.carried?.setAttribute('data-lifted', '');
        event.currentTarget.setPointerCapture(event.pointerId);
        setLifted(pressed.from);
        act({ kind: 'lift', square: pressed.from });
      }
      if (pressed.carried) carry(pressed.carried, pressed.from, event);
      setHovered(squareUnder(event));
    },
    onPointerUp(event) {
      if (event.button === RIGHT_BUTTON) return drawing.end(squareUnder(event));
      const pressed = press.current;
      if (!pressed || pressed.pointerId !== event.pointerId) return;
      const square = squareUnder(event);
      letGo();
      if (pressed.carried) act({ kind: 'drop', square });
      else if (square !== pressed.from || moveMethod === 'drag') act({ kind: 'cancel' });
      else if (!pressed.isFresh) act({ kind: 'tap', square });
    },
    onPointerCancel() {
      isPressed.current = false;
      putBack();
    },
    // Else the browser would send a click after the tap, to whatever then lies under the finger: the promotion picker.
    onTouchEnd(event) {
      if (moves.length > 0) event.preventDefault();
    },
    onContextMenu: (event) => event.preventDefault(),
    onClick(event) {
      const square = squareOf(event);
      if (square && !isPointerClick(event)) act({ kind: 'tap', square });
    },
    onKeyDown(event) {
      const from = squareOf(event);
      if (event.key === 'Escape') putBack();
      if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = pointed ? null : walk(from, event.key, orientation);
      if (to) focus(to);
      else if (event.key !== PENCIL_KEY || !onPencil(from)) return;
      event.preventDefault();
    },
  };

  return {
    picking,
    cursor,
    lifted,
    hovered,
    pointed,
    droppedOn,
    handlers,
    strokes: drawing.strokes,
    focus,
    promote(promotion: PromotionKind) {
      act({ kind: 'promote', promotion });
      focus(picking.promoting?.to ?? cursor);
    },
    cancel() {
      act({ kind: 'cancel' });
      focus(picking.promoting?.from ?? cursor);
    },
  };
}

function squareOf(event: MouseEvent | KeyboardEvent): SquareName | null {
  const square = (event.target as Element).closest('[data-square]')?.getAttribute('data-square');
  return square && isSquareName(square) ? square : null;
}

/**
 * Whether a click only repeats what a pointer did: a tap was decided when that was lifted. Clicks of keys and screen
 * readers come without a pointer: by their empty type or, where a browser tells no type, by a count of zero.
 */
function isPointerClick({ nativeEvent, detail }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent ? nativeEvent.pointerType !== '' : detail > 0;
}

function pictureOn(grid: RefObject<HTMLElement | null>, square: SquareName): SVGElement | null {
  return grid.current?.querySelector<SVGElement>(`[data-square="${square}"] > svg`) ?? null;
}
