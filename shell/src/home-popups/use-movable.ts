import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { fitPlace, type Place } from './place-popups.ts';
import { useWindowSize } from './use-window-size.ts';

const ARROWS: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The distance of one press of an arrow key, px. */
const KEY_STEP = 24;

/** Lets the user move an element: by its head with the mouse or a finger, by arrow keys while it has the focus. It stays inside the window. */
export function useMovable(start: Place) {
  const view = useWindowSize();
  const element = useRef<HTMLDialogElement>(null);
  const [moved, setMoved] = useState<Place>();
  const grip = useRef<{ left: number; top: number }>(undefined);
  const place = moved ? fitPlace(moved, view) : start;

  const moveTo = (left: number, top: number): void =>
    setMoved(fitPlace({ ...place, left, top }, view, element.current?.offsetHeight || undefined));
  const release = (): void => void (grip.current = undefined);
  return {
    place,
    element,
    onKeyDown: (event: KeyboardEvent): void => {
      const step = event.target === event.currentTarget ? ARROWS[event.key] : undefined;
      if (!step) return;
      event.preventDefault();
      moveTo(place.left + step[0] * KEY_STEP, place.top + step[1] * KEY_STEP);
    },
    head: {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 0 || (event.target as Element).closest('button')) return;
        grip.current = { left: event.clientX - place.left, top: event.clientY - place.top };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        if (grip.current) moveTo(event.clientX - grip.current.left, event.clientY - grip.current.top);
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
