/**
 * Polyfills for the parts of a browser that jsdom lacks and the app uses. Import this file before any file of the app.
 */

/** The router wraps each navigation in a Request and reads only its address, method and signal. */
class NavigationRequest {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal | undefined;

  constructor(url: string, init: { method?: string; signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.method = init.method ?? 'GET';
    this.signal = init.signal;
  }
}

const missing: Record<string, unknown> = {
  Request: NavigationRequest,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  scrollTo: () => undefined,
};
for (const [name, value] of Object.entries(missing)) {
  // The scrollTo of jsdom only reports that it is not implemented.
  if (name === 'scrollTo' || !(name in globalThis))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
if (!('scrollIntoView' in Element.prototype))
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => undefined, configurable: true });
