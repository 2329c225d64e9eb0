/** Set by the page's own script, which requests the session while the app is still loading (server, web-host/page.ts). */
type WithEarlySession = typeof globalThis & { danjiSession?: Promise<unknown> };

/**
 * Returns whether the page requests the session: the server has seen the cookie of a live session, whatever the hint of
 * this browser is.
 */
export const hasEarlySession = (): boolean => (globalThis as WithEarlySession).danjiSession !== undefined;

/** Takes the response of the `/auth/refresh` that was requested before the app started, once; null when it was refused or failed. */
export async function takeEarlySession(): Promise<unknown> {
  const { danjiSession = null } = globalThis as WithEarlySession;
  delete (globalThis as WithEarlySession).danjiSession;
  return danjiSession;
}
