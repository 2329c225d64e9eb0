import type { Endpoint } from '@danji/contracts/define-endpoint';
import type { ApiError } from './api-error.ts';
import { sessionStore } from './session-store.ts';

type Submitted = { params?: object | undefined; query?: object | undefined; body?: unknown };

/** A submission of a creating call. All its requests have the same key. */
export type Submission = {
  key: string;
  /** Stores the key for a repetition when the outcome of the submission is unknown. */
  fail: (failure: ApiError) => void;
};

const RANDOM_BYTES = 16;
/** Keys of submissions with an unknown outcome, by fingerprint. */
const unsettled = new Map<string, string>();
const files = new WeakMap<Blob, number>();
let fileCount = 0;

function toFileId(file: Blob): number {
  const known = files.get(file) ?? (fileCount += 1);
  files.set(file, known);
  return known;
}

/** Identifies the content of a submission and its account: equal content has an equal text. A file is equal only to the same object. */
const fingerprintOf = ({ id }: Endpoint, { params, query, body }: Submitted): string =>
  JSON.stringify([sessionStore.generation(), id, params, query, body], (_, value: unknown) =>
    value instanceof Blob ? { file: toFileId(value) } : value,
  );

const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Returns whether the server may have made the change although the call failed. */
const isOutcomeUnknown = ({ code, status }: ApiError): boolean =>
  status >= 500 || ['network', 'timeout', 'cancelled', 'contract_broken', 'request_in_progress'].includes(code);

/**
 * Starts a submission. When the same content was submitted before and its outcome is unknown, it gets the same key, so that
 * submitting a form twice creates one record; otherwise it gets a new key.
 */
export function startSubmission(endpoint: Endpoint, input: Submitted): Submission {
  const fingerprint = fingerprintOf(endpoint, input);
  const key = unsettled.get(fingerprint) ?? makeKey();
  unsettled.delete(fingerprint);
  return {
    key,
    fail: (failure) => {
      if (isOutcomeUnknown(failure)) unsettled.set(fingerprint, key);
    },
  };
}

/**
 * Drops the keys of failed submissions once another change was made. The user has then seen the current state, and the same
 * content submitted again (restoring what was deleted again) is a new intention. Uploads belong to a form that is still
 * open and do not count.
 */
export function forgetSubmissionsAfter({ method, encoding, takesIdempotencyKey }: Endpoint): void {
  if (encoding === 'json' && (takesIdempotencyKey || method === 'PUT' || method === 'DELETE')) unsettled.clear();
}
