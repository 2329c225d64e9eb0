import { testServer } from '@danji/testing/test-server';

/**
 * A test file has its own `Date`, which the embedded database does not recognise. With the server's `Date` a test may
 * call exported functions that use the database directly.
 */
export function shareServerDate(): void {
  globalThis.Date = testServer().clock.now().constructor as DateConstructor;
}
