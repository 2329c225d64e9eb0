import type { Endpoint } from '@danji/contracts/define-endpoint';

/** Korean sentence per field of a form. */
export type Faults = Readonly<Record<string, string>>;

/** What the contract says against a body before it is sent; the server says the same and more. */
export const findBodyFaults = (endpoint: Endpoint, body: unknown): Faults =>
  Object.fromEntries((endpoint.checks?.body(body) ?? []).map(({ path, message }) => [path, message]));
