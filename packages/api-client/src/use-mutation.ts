import type { Answer, Endpoint } from '@danji/contracts/define-endpoint';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clientFailure, toApiError, type ApiError } from './api-error.ts';
import { useRefresh, type Refreshed } from './cache-keys.ts';
import { requestFull, type FullAnswer, type RequestInput } from './request.ts';

export type MutationOptions = {
  /** What the change touches: these reads, and all below their paths, are asked again, but what a DELETE took away is not. Name it even when it is `[]`. */
  refreshes: readonly Refreshed[];
  /** For a DELETE after which its address still answers (a setting that is taken back): the reads of it are asked again too. */
  isReadAfter?: boolean;
};

export type Outcome<E extends Endpoint> =
  | { ok: true; data: Answer<E>; header: FullAnswer<E>['header'] }
  | { ok: false; error: ApiError };

export type Mutation<E extends Endpoint> = {
  /** Makes the change. Never throws: look at `ok`. A second call while one runs changes nothing and answers `busy`. */
  run: (input?: RequestInput<E>) => Promise<Outcome<E>>;
  isRunning: boolean;
  /** Why the last run failed; gone with the next run or `reset`. */
  error: ApiError | undefined;
  /** Korean sentence per field of the last failure. */
  fieldErrors: Readonly<Record<string, string>>;
  reset: () => void;
};

const NO_FIELDS: Readonly<Record<string, string>> = {};

/** A change through a call of the contract: runs once at a time, keeps its failure for the form, refreshes what it names. */
export function useMutation<E extends Endpoint>(
  endpoint: E,
  { refreshes, isReadAfter = false }: MutationOptions,
): Mutation<E> {
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<ApiError>();
  const isBusy = useRef(false);
  const touched = useRef(refreshes);
  const refresh = useRefresh();
  useEffect(() => {
    touched.current = refreshes;
  });

  const run = useCallback(
    async (input: RequestInput<E> = {}): Promise<Outcome<E>> => {
      if (isBusy.current) return { ok: false, error: clientFailure('busy') };
      isBusy.current = true;
      setIsRunning(true);
      setError(undefined);
      try {
        const answer = await requestFull(endpoint, input);
        if (touched.current.length > 0)
          void refresh(
            touched.current,
            endpoint.method === 'DELETE' && !isReadAfter && input.params
              ? { path: endpoint.path, params: input.params }
              : undefined,
          );
        return { ok: true, ...answer };
      } catch (thrown) {
        const failure = toApiError(thrown);
        setError(failure);
        return { ok: false, error: failure };
      } finally {
        isBusy.current = false;
        setIsRunning(false);
      }
    },
    [endpoint, isReadAfter, refresh],
  );

  const reset = useCallback(() => setError(undefined), []);
  return { run, isRunning, error, fieldErrors: error?.fields ?? NO_FIELDS, reset };
}
