import type { BodyOf, Endpoint } from '@danji/contracts/define-endpoint';
import { request } from './request.ts';

/**
 * Sends a count nobody waits for, without a session: the browser delivers it even when the page is being left, and never
 * delays a navigation. It says nothing about success; a lost count is nothing a person could mend.
 */
export function sendInBackground<E extends Endpoint>(endpoint: E, body: BodyOf<E>): void {
  const isTaken =
    typeof navigator.sendBeacon === 'function' &&
    navigator.sendBeacon(endpoint.path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  if (!isTaken) request(endpoint, { body }).catch(() => undefined);
}
