import type { BodyOf, Endpoint, PathInput } from '@danji/contracts/define-endpoint';
import { toPath } from './request.ts';
import { sessionStore } from './session-store.ts';

/**
 * Sends a change while the page is being left: the browser delivers it although the page is gone. It does not report success,
 * because nobody is left to learn of it: the caller stores the input until a later visit. It is lost when the bodies that are
 * being delivered have more than 64 kB together, when the token has expired, and without a connection.
 */
export function sendOnLeave<E extends Endpoint>(
  { method, path }: E,
  { params, body }: { params?: PathInput<E>; body: BodyOf<E> },
): void {
  const token = sessionStore.accessToken();
  if (token === undefined || typeof fetch !== 'function') return;
  fetch(toPath(path, params), {
    method,
    keepalive: true,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
