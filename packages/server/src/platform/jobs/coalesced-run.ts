/**
 * Runs `work`, which never rejects, at most once at a time. Requests during a run lead to one more run together.
 */
export class CoalescedRun {
  readonly #work: () => Promise<void>;
  #running: Promise<void> | undefined;
  #isRequested = false;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  request(): void {
    this.#isRequested = true;
    this.#running ??= this.#runRequested();
  }

  /** Resolves when no run is left. */
  idle(): Promise<void> {
    return this.#running ?? Promise.resolve();
  }

  async #runRequested(): Promise<void> {
    while (this.#isRequested) {
      this.#isRequested = false;
      await this.#work();
    }
    this.#running = undefined;
  }
}
