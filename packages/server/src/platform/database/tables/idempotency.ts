import type { Timestamp } from '../columns.ts';

export type IdempotencyTables = {
  /** Creating calls of the last day by caller and key. `request_hash` of a form is known when its files have been read. */
  idempotency_key: {
    caller: string;
    operation: string;
    key: string;
    request_hash: string | null;
    /** Names the attempt that runs the call; only that one may complete it. */
    claim: string;
    claimed_until: Timestamp;
    status: number | null;
    /** JSON text of the answer. */
    response: string | null;
    created: Timestamp;
  };
};
