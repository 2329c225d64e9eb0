import type { Endpoint } from '@danji/contracts/define-endpoint';

/** A Korean sentence per field of a form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validates a body against the contract before it is sent; the server applies the same checks and more. */
export const validateBody = (endpoint: Endpoint, body: unknown): FieldErrors =>
  Object.fromEntries((endpoint.checks?.body(body) ?? []).map(({ path, message }) => [path, message]));
