/** The outcome of a save. `retry`: it may succeed a little later. `wait`: only after another change or a decision of the user. */
export type SaveOutcome = 'saved' | 'retry' | 'wait';
export type SaveStatus = 'saved' | 'unsaved' | 'saving';

/** A text is saved this long after the last change, ms. */
const PAUSE_MS = 1500;
/** Without a pause it is saved this long after the first unsaved change, ms. */
const LONGEST_MS = 5000;
/** After a failure it is saved again this long later, ms; the last value repeats. */
const RETRY_DELAYS_MS = [5_000, 10_000, 20_000, 40_000, 60_000];

type SaveScheduleOptions = {
  /** Saves the text as it is when it is called. It never rejects. */
  save: () => Promise<SaveOutcome>;
  /** Called whenever the status may have changed. */
  onStatus: () => void;
};

/** Decides when a text is saved: one save at a time, and what changes meanwhile is saved after it. */
export class SaveSchedule {
  readonly #save: SaveScheduleOptions['save'];
  readonly #onStatus: SaveScheduleOptions['onStatus'];
  #unsavedSince: number | undefined;
  #running: Promise<SaveOutcome> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** The unsaved text waits for another change. */
  #isWaiting = false;

  constructor({ save, onStatus }: SaveScheduleOptions) {
    this.#save = save;
    this.#onStatus = onStatus;
  }

  status(): SaveStatus {
    if (this.#running) return 'saving';
    return this.#unsavedSince === undefined ? 'saved' : 'unsaved';
  }

  /** The text has changed: it is saved after a pause, or when it has been unsaved for 5 s. */
  change(): void {
    if (this.#unsavedSince === undefined || this.#isWaiting) this.#unsavedSince = performance.now();
    this.#isWaiting = false;
    if (this.#running) return;
    // After a failure the time of the next attempt stays: typing does not repeat it more often.
    if (this.#failures === 0) this.#planAfterPause(this.#unsavedSince);
    this.#onStatus();
  }

  /** Saves everything now; resolves to `saved`, or to why it is not. */
  async flush(): Promise<SaveOutcome> {
    while (this.status() !== 'saved') {
      const outcome = await this.#run();
      if (outcome !== 'saved') return outcome;
    }
    return 'saved';
  }

  /**
   * The connection is back: everything is saved at once, also after a save that was sent without one, and a failure is
   * repeated as soon as the first.
   */
  async reconnect(): Promise<void> {
    await this.#running;
    this.#failures = 0;
    await this.flush();
  }

  /** Gives up what is unsaved. */
  reset(): void {
    this.stop();
    this.#unsavedSince = undefined;
    this.#failures = 0;
    this.#onStatus();
  }

  /** Saves nothing by itself until the next change. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), delay);
  }

  #planAfterPause(since: number): void {
    this.#plan(Math.max(0, Math.min(PAUSE_MS, since + LONGEST_MS - performance.now())));
  }

  #run(): Promise<SaveOutcome> {
    if (this.#running) return this.#running;
    clearTimeout(this.#timer);
    this.#unsavedSince = undefined;
    this.#isWaiting = false;
    const running = this.#save().then((outcome) => this.#finish(outcome));
    this.#running = running;
    this.#onStatus();
    return running;
  }

  #finish(outcome: SaveOutcome): SaveOutcome {
    this.#running = undefined;
    this.#failures = outcome === 'retry' ? this.#failures + 1 : 0;
    this.#isWaiting = outcome === 'wait' && this.#unsavedSince === undefined;
    if (outcome === 'retry') this.#plan(RETRY_DELAYS_MS[Math.min(this.#failures, RETRY_DELAYS_MS.length) - 1] ?? 0);
    else if (this.#unsavedSince !== undefined) this.#planAfterPause(this.#unsavedSince);
    if (outcome !== 'saved') this.#unsavedSince ??= performance.now();
    this.#onStatus();
    return outcome;
  }
}
