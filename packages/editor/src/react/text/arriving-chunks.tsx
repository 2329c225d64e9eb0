import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { RenderChunkProps } from 'slate-react';

/** Chunks of the first frame: more than the tallest window shows. */
const FIRST = 3;
/** Chunks that follow at a time: a key waits for no longer than one frame. */
const STEP = 2;
/** Between two steps, ms. */
const PAUSE_MS = 16;
const PENDING = 'data-pending';
/** Actions that involve text outside the visible part: select all, undo, find, print. */
const FAR_REACHING = ['paste', 'cut', 'copy', 'drop'] as const;

/** The chunks of one text on their way to the page, in the order of the document. */
export type Arrivals = {
  /** The place of a chunk in the queue; 0 once everything is there. */
  enter: () => number;
  isDue: (place: number) => boolean;
  subscribe: (listener: () => void) => () => void;
  /**
   * Renders the rest step by step, or at once when an action needs the whole text. @returns the clean-up function of
   * an effect.
   */
  start: (element: HTMLElement) => () => void;
};

/**
 * A text of thousands of blocks can be read and written in before all of it is drawn: the first chunks come with the first
 * frame, the others follow. The model holds everything from the start.
 */
export function createArrivals(): Arrivals {
  let entered = 0;
  let due = FIRST;
  const listeners = new Set<() => void>();
  const raise = (next: number): void => {
    due = next;
    for (const listener of listeners) listener();
  };
  return {
    enter: () => {
      entered += 1;
      return due >= entered ? 0 : entered;
    },
    isDue: (place) => place <= due,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (element) => {
      const listening = new AbortController();
      const options = { signal: listening.signal, capture: true };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (): void => {
        clearTimeout(timer);
        listening.abort();
      };
      const finish = (): void => {
        end();
        flushSync(() => raise(Number.POSITIVE_INFINITY));
      };
      const step = (): void => {
        if (due >= entered) finish();
        else {
          raise(due + STEP);
          timer = setTimeout(step, PAUSE_MS);
        }
      };
      const onSelection = (): void => {
        const pending = element.querySelector(`[${PENDING}]`);
        if (pending && getSelection()?.containsNode(pending, true)) finish();
      };
      element.addEventListener(
        'keydown',
        ({ ctrlKey, metaKey, altKey }) => {
          if (ctrlKey || metaKey || altKey) finish();
        },
        options,
      );
      for (const type of FAR_REACHING) element.addEventListener(type, finish, options);
      document.addEventListener('selectionchange', onSelection, options);
      addEventListener('beforeprint', finish, options);
      timer = setTimeout(step, PAUSE_MS);
      return end;
    },
  };
}

const EVERYTHING: Arrivals = {
  enter: () => 0,
  isDue: () => true,
  subscribe: () => () => undefined,
  start: () => () => undefined,
};
export const ArrivalsContext = createContext<Arrivals>(EVERYTHING);

/** A chunk that holds blocks: not laid out while it is out of sight (`data-skips`), empty until it is its turn (`data-pending`). */
export function BlockChunk({ attributes, children }: Pick<RenderChunkProps, 'attributes' | 'children'>) {
  const arrivals = useContext(ArrivalsContext);
  const [place] = useState(arrivals.enter);
  const isDue = useSyncExternalStore(arrivals.subscribe, () => arrivals.isDue(place));
  return (
    <div {...attributes} data-skips="" {...(!isDue && { [PENDING]: '' })}>
      {isDue ? children : null}
    </div>
  );
}
