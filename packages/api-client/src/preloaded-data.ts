import type { ResponseOf, Endpoint } from '@danji/contracts/define-endpoint';
import { createContext } from 'react';
import { checkResponse, loadResponseCheck } from './response-check.ts';
import { toPath, type RequestInput } from './request.ts';
import { sessionStore } from './session-store.ts';

/** The response of a read without a body, with its path (parameters filled in) and its query. */
export type PreloadedResponse = readonly [path: string, query: object, response: unknown];

/** The responses that came with the page. `user` is the account they belong to, `null` for a visitor who is not signed in. */
export type PreloadedData = { user: number | null; preloaded: readonly PreloadedResponse[] };

/** Older preloaded responses are requested again. ms */
const FRESH_MS = 20_000;

/**
 * User Timing mark of each preloaded response that was used instead of a request; its detail is the call. A preloaded call
 * without a mark costs the server for nothing.
 */
const USED_MARK = 'danji:preloaded-response-used';

const toKey = (path: string, query: object = {}): string => {
  const parameters = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  return `${path}?${new URLSearchParams(parameters.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)))}`;
};

/**
 * Holds the responses that came with the page. A screen shows them in its first frame and uses each once instead of a
 * request. Only the account they were made for gets them.
 */
export class PreloadedCache {
  #isClosed = false;
  readonly #user: number | null;
  readonly #createdAt = Date.now();
  readonly #responses: Map<string, { response: unknown; isTaken: boolean }>;

  constructor({ user, preloaded }: PreloadedData) {
    this.#user = user;
    this.#responses = new Map(
      preloaded.map(([path, query, response]) => [toKey(path, query), { response, isTaken: false }]),
    );
  }

  /** Returns the preloaded response to show before a request was made. */
  find<E extends Endpoint>(endpoint: E, input: RequestInput<E>): ResponseOf<E> | undefined {
    return this.#find(endpoint, input)?.response as ResponseOf<E> | undefined;
  }

  /**
   * Returns the preloaded response instead of a request, once, because a second request wants a newer one. `undefined`
   * means that the call has to be made.
   */
  take<E extends Endpoint>(endpoint: E, input: RequestInput<E>): Promise<ResponseOf<E>> | undefined {
    const found = this.#find(endpoint, input);
    if (!found || found.isTaken) return undefined;
    found.isTaken = true;
    performance.mark(USED_MARK, { detail: toKey(toPath(endpoint.path, input.params), input.query) });
    return (async () => {
      checkResponse(endpoint, await loadResponseCheck(endpoint), found.response);
      return found.response as ResponseOf<E>;
    })();
  }

  /** Drops the preloaded responses, because data or the account has changed since the page was made. */
  forget(): void {
    this.#responses.clear();
  }

  /** Whether the page, and a cache of its own with it, has been unmounted. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Called when the page is mounted, and mounted again: strict mode unmounts and mounts everything once. */
  open(): void {
    this.#isClosed = false;
  }

  /** Called when the page is unmounted. Later responses refresh nothing. */
  close(): void {
    this.#isClosed = true;
  }

  #find(endpoint: Endpoint, { params, query, body }: RequestInput<Endpoint>) {
    if (this.#responses.size === 0 || body !== undefined) return undefined;
    const isSameUser = (sessionStore.get().session?.user.id ?? null) === this.#user;
    return isSameUser && Date.now() - this.#createdAt < FRESH_MS
      ? this.#responses.get(toKey(toPath(endpoint.path, params), query))
      : undefined;
  }
}

export const PreloadedCacheContext = createContext(new PreloadedCache({ user: null, preloaded: [] }));
