import { setCheckCompiler } from '@danji/api-client';
import { labelsOf, runCheck } from '@danji/contracts/validation-message';
import { afterAll, beforeAll, jest } from '@jest/globals';
import { configure, getConfig, prettyDOM } from '@testing-library/react';
import { testServer } from '../test-server.ts';

/** Testing Library sets it while a query is repeated, and its types leave it out. */
type PollingConfig = { _disableExpensiveErrorDiagnostics?: boolean };

// Every response comes from a real server, and a lazy page is compiled when it is first opened, on a machine
// that may be busy.
configure({
  asyncUtilTimeout: 20_000,
  // Each attempt of a waiting query that finds nothing would print the whole page; only the last error is read.
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isPolling } = getConfig() as object as PollingConfig;
    const error = new Error([message, isPolling ? '' : prettyDOM(container)].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
jest.setTimeout(60_000);
// Responses, timers and streams update the page at any time here, also outside of `act`.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
// A call that still runs when the window is removed would end in an error that belongs to no test.
afterAll(() => testServer().waitForCalls());

setCheckCompiler((schema) => {
  const validate = testServer().validatorOf(schema);
  const labels = labelsOf(schema);
  return (value) => runCheck(validate, value, labels);
});
