import type { Answer, Endpoint } from '@danji/contracts/define-endpoint';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clientFailure, toApiError, type ApiError } from './api-error.ts';
import { useRefresh, type Refreshed } from './cache-keys.ts';
import { requestFull, type FullAnswer, type RequestInput } from './request.ts';

export type MutationOptions = {
  /** The calls and paths whose data the change affects. They and all below their paths are fetched again, except the deleted record itself. The option is required even when it is `[]`. */
  refreshes: readonly Refreshed[];
  /** For a DELETE whose address still responds afterwards (a setting that is reset): its reads are fetched again too. */
  isReadAfter?: boolean;
};

export type Outcome<E extends Endpoint> =
  | { ok: true; data: Answer<E>; header: FullAnswer<E>['header'] }
  | { ok: false; error: ApiError };

export type Mutation<E extends Endpoint> = {
  /** Makes the change and never throws: check `ok`. A second call while one runs changes nothing and fails with `busy`. */
  run: (input?: RequestInput<E>) => Promise<Outcome<E>>;
  isRunning: boolean;
  /** The error of the last call. The next call or `reset` clears it. */
  error: ApiError | undefined;
  /** A Korean sentence for each field of the last error. */
  fieldErrors: Readonly<Record<string, string>>;
  reset: () => void;
};

const NO_FIELDS: Readonly<Record<string, string>> = {};

/** Makes a change through a call of the contract: one at a time, with its error kept for the form, and the named data fetched again. */
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
