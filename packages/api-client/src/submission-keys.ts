import type { Endpoint } from '@danji/contracts/define-endpoint';
import type { ApiError } from './api-error.ts';
import { sessionStore } from './session-store.ts';

type Submitted = { params?: object | undefined; query?: object | undefined; body?: unknown };

/** One submission of a creating call: its key is the same for all its requests. */
export type Submission = {
  key: string;
  /** Keeps the key for a repetition when the outcome of the submission is unknown. */
  fail: (failure: ApiError) => void;
};

const RANDOM_BYTES = 16;
/** Keys of submissions nobody knows the outcome of, by what was submitted. */
const unsettled = new Map<string, string>();
const files = new WeakMap<Blob, number>();
let fileCount = 0;

function toFileId(file: Blob): number {
  const known = files.get(file) ?? (fileCount += 1);
  files.set(file, known);
  return known;
}

/** What is submitted, by whom: the same text for the same content; a file is the same only as the same object. */
const fingerprintOf = ({ id }: Endpoint, { params, query, body }: Submitted): string =>
  JSON.stringify([sessionStore.generation(), id, params, query, body], (_, value: unknown) =>
    value instanceof Blob ? { file: toFileId(value) } : value,
  );

const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Whether the server may have made the change although the call failed. */
const isOutcomeUnknown = ({ code, status }: ApiError): boolean =>
  status >= 500 || ['network', 'timeout', 'cancelled', 'contract_broken', 'request_in_progress'].includes(code);

/**
 * Begins a submission. When the same content was submitted before and nobody knows whether it arrived, it gets the same
 * key, so that a second press of the same form makes no second thing; otherwise a new one.
 */
export function beginSubmission(endpoint: Endpoint, input: Submitted): Submission {
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
 * Forgets the keys of failed submissions once another change was made: the person has seen how things are, and whoever
 * submits the same content again (restores once more what was deleted again) means it. Uploads belong to a form that is
 * still open.
 */
export function forgetSubmissionsAfter({ method, encoding, takesIdempotencyKey }: Endpoint): void {
  if (encoding === 'json' && (takesIdempotencyKey || method === 'PUT' || method === 'DELETE')) unsettled.clear();
}
