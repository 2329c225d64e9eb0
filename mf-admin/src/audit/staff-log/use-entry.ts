import { request, toApiError, type ApiError } from '@danji/api-client';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { useCallback, useEffect, useState } from 'react';

type SearchOutcome = { id: number; entry: StaffLog | null } | { id: number; error: ApiError };

export type EntrySearch = {
  /** `null` when there is no such entry, `undefined` while it is loading. */
  entry: StaffLog | null | undefined;
  error: ApiError | undefined;
  retry: () => void;
};

const search = (id: number): Promise<SearchOutcome> =>
  request(listStaffLog, { query: { id, page_size: 1 } }).then(
    ({ results: [entry = null] }) => ({ id, entry }),
    (error: unknown) => ({ id, error: toApiError(error) }),
  );

/** Finds an entry of the log by its id; `undefined` loads nothing. An entry never changes, so it is loaded once. */
export function useEntry(id: number | undefined): EntrySearch {
  const [found, setFound] = useState<SearchOutcome>();
  const load = useCallback(() => {
    if (id !== undefined) void search(id).then(setFound);
  }, [id]);
  useEffect(load, [load]);

  // A result for an earlier id is ignored.
  const current = found?.id === id ? found : undefined;
  const retry = () => {
    setFound(undefined);
    load();
  };
  return {
    entry: current && 'entry' in current ? current.entry : undefined,
    error: current && 'error' in current ? current.error : undefined,
    retry,
  };
}
