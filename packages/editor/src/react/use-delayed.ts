import { useEffect, useMemo, useRef } from 'react';

/** Something to be done later: after a pause, or at once when it cannot wait. */
export type Delayed = {
  /** There is something to do. */
  ask: () => void;
  /** Does it now, if there is anything. */
  flush: () => void;
  /** Does not do it any more. */
  cancel: () => void;
};

type DelayedOptions = {
  /** The delay in ms; fixed. */
  delay: number;
  /** Whether another call restarts the delay. */
  restarts: boolean;
  /** Tells whether it must not run now: then the delay restarts. */
  isBusy?: () => boolean;
};

/** Calls `run` once for all that was asked within the wait. */
function createDelayed(run: () => void, { delay, restarts, isBusy = () => false }: DelayedOptions): Delayed {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = (): void => {
    if (timer === undefined) return;
    cancel();
    run();
  };
  const start = (): void => {
    timer = setTimeout(() => (isBusy() ? start() : flush()), delay);
  };
  const ask = (): void => {
    if (restarts) cancel();
    if (timer === undefined) start();
  };
  return { ask, flush, cancel };
}

/**
 * The same in a component: `run` and the options are those of its last rendering. What is still open when it goes is
 * left to the caller.
 */
export function useDelayed(run: () => void, options: DelayedOptions): Delayed {
  const latest = useRef({ run, options });
  useEffect(() => {
    latest.current = { run, options };
  });
  const made = useRef<Delayed>(undefined);
  return useMemo(() => {
    const get = (): Delayed => {
      made.current ??= createDelayed(() => latest.current.run(), {
        ...latest.current.options,
        isBusy: () => latest.current.options.isBusy?.() ?? false,
      });
      return made.current;
    };
    return { ask: () => get().ask(), flush: () => get().flush(), cancel: () => get().cancel() };
  }, []);
}
