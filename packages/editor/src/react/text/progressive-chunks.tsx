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
const WHOLE_TEXT_EVENTS = ['paste', 'cut', 'copy', 'drop'] as const;

/** The chunks of one text on their way to the page, in the order of the document. */
export type ProgressiveRender = {
  /** The place of a chunk in the queue; 0 once everything is there. */
  enter: () => number;
  isDue: (position: number) => boolean;
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
export function createProgressiveRender(): ProgressiveRender {
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
    isDue: (position) => position <= due,
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
      for (const type of WHOLE_TEXT_EVENTS) element.addEventListener(type, finish, options);
      document.addEventListener('selectionchange', onSelection, options);
      addEventListener('beforeprint', finish, options);
      timer = setTimeout(step, PAUSE_MS);
      return end;
    },
  };
}

const RENDER_AT_ONCE: ProgressiveRender = {
  enter: () => 0,
  isDue: () => true,
  subscribe: () => () => undefined,
  start: () => () => undefined,
};
export const ProgressiveRenderContext = createContext<ProgressiveRender>(RENDER_AT_ONCE);

/** A chunk that holds blocks: not laid out while it is out of sight (`data-skips`), empty until it is its turn (`data-pending`). */
export function BlockChunk({ attributes, children }: Pick<RenderChunkProps, 'attributes' | 'children'>) {
  const progressiveRender = useContext(ProgressiveRenderContext);
  const [position] = useState(progressiveRender.enter);
  const isDue = useSyncExternalStore(progressiveRender.subscribe, () => progressiveRender.isDue(position));
  return (
    <div {...attributes} data-skips="" {...(!isDue && { [PENDING]: '' })}>
      {isDue ? children : null}
    </div>
  );
}
