/**
 * A signal that aborts for the first of several reasons: the caller's signal, the total time, or the time of the
 * current step.
 */
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

  /** The reason of the abort. */
  get reason(): string {
    return this.#reason;
  }

  /** Starts a step that may take `ms`; the previous step is over. */
  arm(reason: string, ms: number): void {
    clearTimeout(this.#step);
    this.#step = setTimeout(() => this.#end(reason), ms);
  }

  /** Clears every timer, and aborts a call that is still open because its reader has left. */
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
