import type { Clock } from '@danji/server/platform/clock';

/** A clock that is stopped until a test advances it. */
export class ManualClock implements Clock {
  #now = new Date();

  now(): Date {
    return this.#now;
  }

  /** Advances by a number of seconds. */
  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }

  reset(): void {
    this.#now = new Date();
  }
}
