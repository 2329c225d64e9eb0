import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

/** Every page here asks a real server; a busy machine needs longer than the second that is usual for waiting. */
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
