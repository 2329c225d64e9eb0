// As with the browser journeys, under `npm test` a failed test gets a second try, and the summary lists its name.
import { jest } from '@jest/globals';

jest.retryTimes(1, { logErrorsBeforeRetry: true });
