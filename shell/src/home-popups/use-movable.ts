import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { fitPlacement, type Placement } from './place-popups.ts';
import { useWindowSize } from './use-window-size.ts';

const ARROWS: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The distance of one press of an arrow key, px. */
const KEY_STEP = 24;

/**
 * Lets the user move an element: by its head with the mouse or a finger, by arrow keys while it has the focus. It stays
 * inside the window.
 */
export function useMovable(start: Placement) {
  const view = useWindowSize();
  const element = useRef<HTMLDialogElement>(null);
  const [movedPlacement, setMovedPlacement] = useState<Placement>();
  const dragOffset = useRef<{ left: number; top: number }>(undefined);
  const placement = movedPlacement ? fitPlacement(movedPlacement, view) : start;

  const moveTo = (left: number, top: number): void =>
    setMovedPlacement(fitPlacement({ ...placement, left, top }, view, element.current?.offsetHeight || undefined));
  const release = (): void => void (dragOffset.current = undefined);
  return {
    placement,
    element,
    onKeyDown: (event: KeyboardEvent): void => {
      const step = event.target === event.currentTarget ? ARROWS[event.key] : undefined;
      if (!step) return;
      event.preventDefault();
      moveTo(placement.left + step[0] * KEY_STEP, placement.top + step[1] * KEY_STEP);
    },
    dragHandle: {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 0 || (event.target as Element).closest('button')) return;
        dragOffset.current = { left: event.clientX - placement.left, top: event.clientY - placement.top };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        if (dragOffset.current) moveTo(event.clientX - dragOffset.current.left, event.clientY - dragOffset.current.top);
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
