import type { Endpoint } from '@danji/contracts/define-endpoint';

/** A Korean sentence per field of a form. */
export type Faults = Readonly<Record<string, string>>;

/** Validates a body against the contract before it is sent; the server applies the same checks and more. */
export const findBodyFaults = (endpoint: Endpoint, body: unknown): Faults =>
  Object.fromEntries((endpoint.checks?.body(body) ?? []).map(({ path, message }) => [path, message]));
