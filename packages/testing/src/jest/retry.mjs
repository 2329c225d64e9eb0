// Like the browser journeys: under `npm test` a failed test gets a second try, and its name stands at the end.
import { jest } from '@jest/globals';

jest.retryTimes(1, { logErrorsBeforeRetry: true });
