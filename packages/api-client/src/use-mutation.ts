import type { ResponseOf, Endpoint } from '@danji/contracts/define-endpoint';
import type { Tag } from '@danji/contracts/tags';
import { useCallback, useRef, useState } from 'react';
import { clientFailure, toApiError, type ApiError } from './api-error.ts';
import { useInvalidate, type CallTags } from './cache-keys.ts';
import { requestFull, type FullResponse, type RequestInput } from './request.ts';

export type MutationOptions = {
  /** For a DELETE whose address still responds afterwards (a setting that is reset): its reads are fetched again too. */
  isReadableAfter?: boolean;
};

export type MutationResult<E extends Endpoint> =
  | { ok: true; data: ResponseOf<E>; header: FullResponse<E>['header'] }
  | { ok: false; error: ApiError };

export type Mutation<E extends Endpoint> = {
  /** Makes the change and never throws: check `ok`. A second call while one runs changes nothing and fails with `busy`. */
  trigger: (input?: RequestInput<E>) => Promise<MutationResult<E>>;
  isRunning: boolean;
  /** The error of the last call. The next call or `reset` clears it. */
  error: ApiError | undefined;
  /** A Korean sentence for each field of the last error. */
  fieldErrors: Readonly<Record<string, string>>;
  reset: () => void;
};

/** A call of a remote that was built before 2026-12 may change anything. */
const changesOf = ({ changes }: CallTags): readonly Tag[] => changes ?? ['/' as Tag];

const NO_FIELDS: Readonly<Record<string, string>> = {};

/**
 * Makes a change through a call of the contract: one at a time, with its error kept for the form. Screens fetch again
 * what the contract says that the call `changes`, except a deleted record itself.
 */
export function useMutation<E extends Endpoint>(
  endpoint: E,
  { isReadableAfter = false }: MutationOptions = {},
): Mutation<E> {
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<ApiError>();
  const isBusy = useRef(false);
  const invalidate = useInvalidate();

  const trigger = useCallback(
    async (input: RequestInput<E> = {}): Promise<MutationResult<E>> => {
      if (isBusy.current) return { ok: false, error: clientFailure('busy') };
      isBusy.current = true;
      setIsRunning(true);
      setError(undefined);
      try {
        const response = await requestFull(endpoint, input);
        const changes = changesOf(endpoint);
        if (changes.length > 0)
          void invalidate(
            changes,
            endpoint.method === 'DELETE' && !isReadableAfter && input.params
              ? { path: endpoint.path, params: input.params }
              : undefined,
          );
        return { ok: true, ...response };
      } catch (thrown) {
        const failure = toApiError(thrown);
        setError(failure);
        return { ok: false, error: failure };
      } finally {
        isBusy.current = false;
        setIsRunning(false);
      }
    },
    [endpoint, isReadableAfter, invalidate],
  );

  const reset = useCallback(() => setError(undefined), []);
  return { trigger, isRunning, error, fieldErrors: error?.fields ?? NO_FIELDS, reset };
}
