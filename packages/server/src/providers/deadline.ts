/** A signal that aborts for the first of many reasons: the caller's, the time for the whole, or that of the step under way. */
export class Deadline {
  readonly #abort = new AbortController();
  readonly #outer: AbortSignal;
  readonly #onOuter = () => this.#end('aborted');
  readonly #whole: NodeJS.Timeout;
  #step: NodeJS.Timeout | undefined;
  #reason = 'aborted';

  /** `whole` in ms. */
  constructor(outer: AbortSignal, whole: number) {
    this.#outer = outer;
    outer.addEventListener('abort', this.#onOuter, { once: true });
    this.#whole = setTimeout(() => this.#end('timeout_whole'), whole);
    if (outer.aborted) this.#abort.abort();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Why it aborted. */
  get reason(): string {
    return this.#reason;
  }

  /** Begins a step that may take `ms`; the one before is over. */
  arm(reason: string, ms: number): void {
    clearTimeout(this.#step);
    this.#step = setTimeout(() => this.#end(reason), ms);
  }

  /** Takes every timer back, and ends a call that is still open: its reader has gone. */
  end(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#step);
    this.#outer.removeEventListener('abort', this.#onOuter);
    this.#abort.abort();
  }

  #end(reason: string): void {
    if (this.#abort.signal.aborted) return;
    this.#reason = reason;
    this.#abort.abort();
  }
}
