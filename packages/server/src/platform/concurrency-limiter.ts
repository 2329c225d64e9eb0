import { ProblemError } from './problem-error.ts';

type ConcurrencyLimits = {
  /** Tasks of all accounts that run at once. */
  total: number;
  /** Tasks of one account, and of all accounts, that may wait; one more is refused at once. */
  waitingPerAccount: number;
  waiting: number;
  maxWaitMs: number;
  /** Sentences for a task that is refused because of the account's own task, or because of those of others. */
  messages: { own: string; others: string };
};
type Waiter = { start: () => void };

/**
 * Limits how many expensive tasks run in this process: one of each account, and `total` of all. Further tasks wait for a
 * short time; the accounts that wait take turns, so that one with many tasks does not delay another with one.
 */
export class ConcurrencyLimiter {
  readonly #limits: ConcurrencyLimits;
  readonly #running = new Set<number>();
  /** The waiting tasks by account; the account whose turn is next comes first. */
  readonly #waiting = new Map<number, Waiter[]>();

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a task of an account when its turn comes, and returns its result. Throws `too_many_requests` when the account's
   * own task still runs after `maxWaitMs`, `unavailable` when those of others do; at once when too many wait already.
   */
  async run<T>(accountId: number, task: () => Promise<T>): Promise<T> {
    if (this.#canStart(accountId)) this.#running.add(accountId);
    else await this.#wait(accountId);
    try {
      return await task();
    } finally {
      this.#running.delete(accountId);
      this.#startNext(accountId);
    }
  }

  #canStart(accountId: number): boolean {
    return !this.#running.has(accountId) && this.#running.size < this.#limits.total;
  }

  #refusal(accountId: number): ProblemError {
    const { own, others } = this.#limits.messages;
    return this.#running.has(accountId)
      ? new ProblemError('too_many_requests', { title: own })
      : new ProblemError('unavailable', { title: others });
  }

  async #wait(accountId: number): Promise<void> {
    const { waitingPerAccount, waiting, maxWaitMs } = this.#limits;
    const queue = this.#waiting.get(accountId) ?? [];
    if (queue.length >= waitingPerAccount || [...this.#waiting.values()].flat().length >= waiting)
      throw this.#refusal(accountId);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { start: resolve };
    this.#waiting.set(accountId, [...queue, waiter]);
    const timer = setTimeout(() => {
      this.#remove(accountId, waiter);
      reject(this.#refusal(accountId));
    }, maxWaitMs);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  #remove(accountId: number, waiter: Waiter): void {
    const left = (this.#waiting.get(accountId) ?? []).filter((other) => other !== waiter);
    if (left.length > 0) this.#waiting.set(accountId, left);
    else this.#waiting.delete(accountId);
  }

  #startNext(finishedId: number): void {
    // The account that just had a turn goes to the end, so that the others come first.
    const queue = this.#waiting.get(finishedId);
    if (queue) {
      this.#waiting.delete(finishedId);
      this.#waiting.set(finishedId, queue);
    }
    for (const [accountId, [next]] of this.#waiting) {
      if (!next || !this.#canStart(accountId)) continue;
      this.#remove(accountId, next);
      this.#running.add(accountId);
      next.start();
    }
  }
}
