/** What every browser has and jsdom lacks, as little of it as the app meets. Import it before anything of the app. */

/** The router wraps each navigation in a Request of which it reads only address, method and signal. */
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
  // jsdom has a scrollTo that only complains.
  if (name === 'scrollTo' || !(name in globalThis))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
if (!('scrollIntoView' in Element.prototype))
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => undefined, configurable: true });
