import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** A horizontal movement of this length counts as a swipe, px. */
const SWIPE_PX = 40;

/** Handlers that distinguish a swipe from a press: a swipe changes the banner and follows no link. */
export function useSwipe({ next, previous }: { next: () => void; previous: () => void }) {
  const start = useRef<number>(undefined);
  const wasSwipe = useRef(false);
  return {
    onPointerDown: (event: PointerEvent): void => {
      start.current = event.clientX;
      wasSwipe.current = false;
    },
    onPointerUp: (event: PointerEvent): void => {
      const distance = event.clientX - (start.current ?? event.clientX);
      start.current = undefined;
      if (Math.abs(distance) < SWIPE_PX) return;
      wasSwipe.current = true;
      if (distance < 0) next();
      else previous();
    },
    onPointerCancel: (): void => {
      start.current = undefined;
    },
    onClickCapture: (event: MouseEvent): void => {
      if (!wasSwipe.current) return;
      wasSwipe.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // Dragging the picture would end the swipe.
    onDragStart: (event: { preventDefault: () => void }): void => event.preventDefault(),
  };
}
