import { useEffect, useMemo, useRef, type PointerEvent, type RefObject } from 'react';

const CLOSE_SHARE = 0.25;
const FLING_PX_PER_MS = 0.5;
/** The speed of a fling is measured over its last moments, not over the whole drag, ms. */
const FLING_MS = 100;
const DECIDE_PX = 6;

interface Sample {
  y: number;
  at: number;
}

interface HandleDrag {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** One drag of a sheet: it follows, and at the end closes or springs back. */
class SheetDrag {
  #samples: Sample[] = [];
  readonly #sheet: { readonly current: HTMLElement | null };
  readonly #close: { readonly current: () => void };

  constructor(sheet: { readonly current: HTMLElement | null }, close: { readonly current: () => void }) {
    this.#sheet = sheet;
    this.#close = close;
  }

  get isOn(): boolean {
    return this.#samples.length > 0;
  }

  start(y: number, at: number): void {
    this.#samples = [{ y, at }];
  }

  move(y: number, at: number): void {
    const [first] = this.#samples;
    if (!first) return;
    this.#samples.push({ y, at });
    this.#moveTo(y - first.y, false);
  }

  end(at: number, mayClose: boolean): void {
    const [first] = this.#samples;
    const last = this.#samples.at(-1);
    const recent = this.#samples.find((sample) => at - sample.at <= FLING_MS) ?? last;
    this.#samples = [];
    if (!first || !last || !recent) return;
    const offset = last.y - first.y;
    const speed = (last.y - recent.y) / Math.max(1, last.at - recent.at);
    const isFar = offset > (this.#sheet.current?.offsetHeight || window.innerHeight) * CLOSE_SHARE;
    if (mayClose && offset > 24 && (isFar || speed > FLING_PX_PER_MS)) this.#askToClose();
    else this.#moveTo(0, true);
  }

  /** Moves the sheet back into place when the caller does not close it. */
  #askToClose(): void {
    this.#close.current();
    setTimeout(() => {
      if (!this.#sheet.current?.closest('[data-leaving]')) this.#moveTo(0, true);
    }, 50);
  }

  #moveTo(offset: number, animated: boolean): void {
    const element = this.#sheet.current;
    if (!element) return;
    element.style.transition = animated ? 'transform 180ms ease-out' : 'none';
    element.style.transform = offset > 0 ? `translateY(${offset}px)` : '';
  }
}

/**
 * Tells whether everything between the finger and the sheet's content is scrolled to its top: pulling down can only
 * move the sheet.
 */
function isAtTop(target: EventTarget | null, content: HTMLElement): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element.scrollTop > 0) return false;
    // In a low window the whole sheet scrolls.
    if (element === content) return content.parentElement?.scrollTop === 0;
  }
  return false;
}

/**
 * Drags the sheet by its content: only downwards, and only when the content itself cannot scroll that way. Otherwise
 * the touch scrolls as usual.
 */
function followTouches(content: HTMLElement, drag: SheetDrag): () => void {
  let from: Sample | undefined;
  const onStart = (event: TouchEvent): void => {
    const touch = event.touches[0];
    from =
      touch && event.touches.length === 1 && isAtTop(event.target, content)
        ? { y: touch.clientY, at: event.timeStamp }
        : undefined;
  };
  const onMove = (event: TouchEvent): void => {
    const touch = event.touches[0];
    if (!from || !touch) return;
    const way = touch.clientY - from.y;
    if (!drag.isOn && way < -DECIDE_PX) from = undefined;
    if (!from || (!drag.isOn && way < DECIDE_PX) || !event.cancelable) return;
    event.preventDefault();
    if (!drag.isOn) drag.start(touch.clientY, event.timeStamp);
    drag.move(touch.clientY, event.timeStamp);
  };
  const onEnd = (event: TouchEvent): void => {
    from = undefined;
    if (drag.isOn) drag.end(event.timeStamp, event.type === 'touchend');
  };
  content.addEventListener('touchstart', onStart, { passive: true });
  content.addEventListener('touchmove', onMove, { passive: false });
  content.addEventListener('touchend', onEnd);
  content.addEventListener('touchcancel', onEnd);
  return () => {
    content.removeEventListener('touchstart', onStart);
    content.removeEventListener('touchmove', onMove);
    content.removeEventListener('touchend', onEnd);
    content.removeEventListener('touchcancel', onEnd);
  };
}

export interface SheetRefs {
  sheet: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** Not rendered on wide screens where the sheet is a dialog, which cannot be dragged. */
  handle: RefObject<HTMLDivElement | null>;
  drag: HandleDrag;
}

/**
 * Moves the sheet with the finger on its handle or on content that is scrolled to its top. It closes when it is
 * released below a quarter of its height or flung down; otherwise it springs back.
 */
export function useSheetDrag(onClose: () => void): SheetRefs {
  const sheet = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  // The same drag continues when the page renders again with another callback.
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  const drag = useMemo(() => new SheetDrag(sheet, close), []);
  useEffect(() => {
    if (!content.current || !handle.current || getComputedStyle(handle.current).display === 'none') return undefined;
    return followTouches(content.current, drag);
  }, [drag]);
  return {
    sheet,
    content,
    handle,
    drag: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        drag.start(event.clientY, event.timeStamp);
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event) => drag.move(event.clientY, event.timeStamp),
      onPointerUp: (event) => drag.end(event.timeStamp, true),
      onPointerCancel: (event) => drag.end(event.timeStamp, false),
    },
  };
}
