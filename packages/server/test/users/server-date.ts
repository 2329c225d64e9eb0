import { testServer } from '@danji/testing/test-server';

/**
 * A test file has a `Date` of its own, which the embedded database does not take for one. With the server's `Date` a test
 * may call a function of a feature's face that works with the database directly.
 */
export function useServerDate(): void {
  globalThis.Date = testServer().clock.now().constructor as DateConstructor;
}
