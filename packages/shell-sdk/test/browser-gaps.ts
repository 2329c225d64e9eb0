import { TextDecoder, TextEncoder } from 'node:util';

/** Adds the browser features that jsdom lacks. Import it before the router. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
