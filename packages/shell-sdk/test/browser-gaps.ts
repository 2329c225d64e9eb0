import { TextDecoder, TextEncoder } from 'node:util';

/** What every browser has and jsdom lacks. Import it before the router. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
