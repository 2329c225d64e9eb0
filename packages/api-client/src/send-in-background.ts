import type { BodyOf, Endpoint } from '@danji/contracts/define-endpoint';
import { request } from './request.ts';

/**
 * Sends a count without a session and without waiting for it: the browser delivers it even when the page is being left, and
 * a navigation is never delayed. It does not report success, because a user could do nothing about a lost count.
 */
export function sendInBackground<E extends Endpoint>(endpoint: E, body: BodyOf<E>): void {
  const isTaken =
    typeof navigator.sendBeacon === 'function' &&
    navigator.sendBeacon(endpoint.path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  if (!isTaken) request(endpoint, { body }).catch(() => undefined);
}
