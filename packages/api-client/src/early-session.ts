/** Left by the page's own script, which asks for the session while the app is still loading (server, web-host/page.ts). */
type WithEarlySession = typeof globalThis & { danjiSession?: Promise<unknown> };

/** Whether the page asks: the server has seen the cookie of a session that is alive, whatever this browser remembers. */
export const hasEarlySession = (): boolean => (globalThis as WithEarlySession).danjiSession !== undefined;

/** The answer of `/auth/refresh` that was asked for before the app started, once; null when it was refused or failed. */
export async function takeEarlySession(): Promise<unknown> {
  const { danjiSession = null } = globalThis as WithEarlySession;
  delete (globalThis as WithEarlySession).danjiSession;
  return danjiSession;
}
