import type { ApiError } from '@danji/api-client';
import { useState } from 'react';

/** The end of one run: done, or refused with the problem of the server. */
export type Outcome<T = unknown> = { ok: true; data: T } | { ok: false; error: ApiError };

type Runs<R, T> = {
  /** Where the outcome of a row is found. */
  keyOf: (row: R) => number;
  send: (row: R) => Promise<Outcome<T>>;
};

/**
 * Makes calls for rows one after the other, each for itself: one that is refused stops none of the others.
 * `progressOf` takes the number of rows that are left, and gives the part that is done, from 0 to 1.
 */
export function useRuns<T = unknown>() {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome<T>>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const run = async <R>(rows: readonly R[], { keyOf, send }: Runs<R, T>): Promise<void> => {
    setIsRunning(true);
    for (const row of rows) {
      const outcome = await send(row);
      setOutcomes((before) => new Map(before).set(keyOf(row), outcome));
    }
    setIsRunning(false);
  };
  const done = [...outcomes.values()].filter(({ ok }) => ok).length;
  return { outcomes, isRunning, run, progressOf: (left: number): number => done / Math.max(1, done + left) };
}
