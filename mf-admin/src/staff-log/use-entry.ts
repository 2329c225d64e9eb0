import { toApiError, type ApiError } from '@danji/api-client';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { useCallback, useEffect, useState } from 'react';
import { findEntry } from './find-entry.ts';

type Found = { id: number; entry: StaffLog | null } | { id: number; error: ApiError };

export type EntrySearch = {
  /** `null` when there is no such entry, `undefined` while it is loading. */
  entry: StaffLog | null | undefined;
  error: ApiError | undefined;
  retry: () => void;
};

const search = (id: number): Promise<Found> =>
  findEntry(id).then(
    (entry) => ({ id, entry }),
    (error: unknown) => ({ id, error: toApiError(error) }),
  );

/** Finds an entry of the log by its id; `undefined` loads nothing. An entry never changes, so it is loaded once. */
export function useEntry(id: number | undefined): EntrySearch {
  const [found, setFound] = useState<Found>();
  const look = useCallback(() => {
    if (id !== undefined) void search(id).then(setFound);
  }, [id]);
  useEffect(look, [look]);

  // A result for an earlier id is ignored.
  const known = found?.id === id ? found : undefined;
  const retry = () => {
    setFound(undefined);
    look();
  };
  return {
    entry: known && 'entry' in known ? known.entry : undefined,
    error: known && 'error' in known ? known.error : undefined,
    retry,
  };
}
