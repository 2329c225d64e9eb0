import type { Timestamp } from '../columns.ts';

export type IdempotencyTables = {
  /**
   * Creating calls of the last day by caller and key. The `request_hash` of a form is null until its files have been
   * read.
   */
  idempotency_key: {
    caller: string;
    operation: string;
    key: string;
    request_hash: string | null;
    /** Identifies the attempt that runs the call; only that attempt may complete it. */
    claim: string;
    claimed_until: Timestamp;
    status: number | null;
    /** JSON text of the response. */
    response: string | null;
    created: Timestamp;
  };
};
