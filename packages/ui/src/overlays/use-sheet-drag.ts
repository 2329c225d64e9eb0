import { useRef, type PointerEvent, type RefObject } from 'react';

const CLOSE_SHARE = 0.25;
const FLING_PX_PER_MS = 0.6;

export interface SheetDrag {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Moves the sheet with the finger on its handle. Let go below a quarter of its height, or flung down, it closes; else it springs back. */
export function useSheetDrag(onClose: () => void): { sheet: RefObject<HTMLDivElement | null>; drag: SheetDrag } {
  const sheet = useRef<HTMLDivElement>(null);
  const start = useRef<{ y: number; at: number }>(undefined);

  const moveTo = (offset: number, animated: boolean): void => {
    const element = sheet.current;
    if (!element) return;
    element.style.transition = animated ? 'transform 180ms ease-out' : 'none';
    element.style.transform = offset > 0 ? `translateY(${offset}px)` : '';
  };
  const end = (event: PointerEvent<HTMLElement>, mayClose: boolean): void => {
    const from = start.current;
    start.current = undefined;
    if (!from) return;
    const offset = event.clientY - from.y;
    const isFlung = offset > 24 && offset / Math.max(1, event.timeStamp - from.at) > FLING_PX_PER_MS;
    const isFar = offset > (sheet.current?.offsetHeight || window.innerHeight) * CLOSE_SHARE;
    if (mayClose && (isFlung || isFar)) onClose();
    else moveTo(0, true);
  };
  const drag: SheetDrag = {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      start.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event) => { if (start.current) moveTo(event.clientY - start.current.y, false); },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
  return { sheet, drag };
}
