import type { Clock } from '@danji/server/platform/clock';

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  #now = new Date();

  now(): Date {
    return this.#now;
  }

  /** Moves on by that many seconds. */
  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }

  reset(): void {
    this.#now = new Date();
  }
}
