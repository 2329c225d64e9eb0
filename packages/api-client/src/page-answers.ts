import type { Answer, Endpoint } from '@danji/contracts/define-endpoint';
import { createContext } from 'react';
import { checkAnswer, loadAnswerCheck } from './answer-check.ts';
import { toPath, type RequestInput } from './request.ts';
import { sessionStore } from './session-store.ts';

/** What a read of the contract answered that has no body, by the path with its parameters and the query. */
export type KnownAnswer = readonly [path: string, query: object, answer: unknown];

/** Answers that came with the page. `user`: whose they are, `null` for somebody who is not signed in. */
export type PageAnswerSet = { user: number | null; known: readonly KnownAnswer[] };

/** What is older is asked for. ms */
const FRESH_MS = 20_000;

const toKey = (path: string, query: object = {}): string => {
  const asked = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  return `${path}?${new URLSearchParams(asked.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)))}`;
};

/**
 * Answers that came with the page, for the screen that would ask for them first: shown in its first frame, and taken
 * once in the place of the call. Nobody but the account they were made for gets them.
 */
export class PageAnswers {
  #isClosed = false;
  readonly #user: number | null;
  readonly #createdAt = Date.now();
  readonly #responses: Map<string, { path: string; answer: unknown; isTaken: boolean }>;

  constructor({ user, known }: PageAnswerSet) {
    this.#user = user;
    this.#responses = new Map(
      known.map(([path, query, answer]) => [toKey(path, query), { path, answer, isTaken: false }]),
    );
  }

  /** The answer to show while none has been asked for. */
  find<E extends Endpoint>(endpoint: E, input: RequestInput<E>): Answer<E> | undefined {
    return this.#find(endpoint, input)?.answer as Answer<E> | undefined;
  }

  /** The answer in the place of a call, once: whoever asks again wants a newer one. `undefined`: make the call. */
  take<E extends Endpoint>(endpoint: E, input: RequestInput<E>): Promise<Answer<E>> | undefined {
    const found = this.#find(endpoint, input);
    if (!found || found.isTaken) return undefined;
    found.isTaken = true;
    return (async () => {
      checkAnswer(endpoint, await loadAnswerCheck(endpoint), found.answer);
      return found.answer as Answer<E>;
    })();
  }

  /** Something changed below these paths, or the account did: what came with the page is of before. */
  forget(paths: readonly string[] = ['']): void {
    for (const [key, { path }] of this.#responses)
      if (paths.some((changed) => path.startsWith(changed.split('{')[0] ?? ''))) this.#responses.delete(key);
  }

  /** Whether the page is gone, and a cache of its own with it. */
  get isOver(): boolean {
    return this.#isClosed;
  }

  /** The page stands, again too: strict mode takes everything off and on once. */
  begin(): void {
    this.#isClosed = false;
  }

  /** The page is taken off, and what is answered from now on refreshes nothing. */
  end(): void {
    this.#isClosed = true;
  }

  #find(endpoint: Endpoint, { params, query, body }: RequestInput<Endpoint>) {
    if (this.#responses.size === 0 || body !== undefined) return undefined;
    const isTheirs = (sessionStore.get().session?.user.id ?? null) === this.#user;
    return isTheirs && Date.now() - this.#createdAt < FRESH_MS
      ? this.#responses.get(toKey(toPath(endpoint.path, params), query))
      : undefined;
  }
}

export const PageAnswersContext = createContext(new PageAnswers({ user: null, known: [] }));
