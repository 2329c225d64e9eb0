import { afterEach, jest } from '@jest/globals';
import { leavePage } from '@danji/testing/page/render-page';
import { dismissToast } from '@danji/ui';
import { act, configure } from '@testing-library/react';

/** Long enough for the last calls of a page that was left, ms. */
const SETTLE_MS = 400;

/** Every page here asks a real server; a busy machine needs longer than the second that is usual for waiting. */
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

// Calls on their way when a test ends must not meet the emptied database: their refusal would end the next test's session.
afterEach(async () => {
  leavePage();
  // Messages live outside the page: one of this test would be found by the next.
  act(() => dismissToast());
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
});
