/**
 * Faults of a language model besides a 5xx: too many calls, no response, a response cut off, a response cut for its
 * length.
 */
export const AI_FAULTS = ['rate_limit', 'hang', 'cut_off', 'length'] as const;
export type AiFault = (typeof AI_FAULTS)[number];

/** Realistic speed of a model, ms for each chunk. */
const PACE_MS = 45;

/** Controls the drafter: its speed, and the fault injected into its next responses. */
export class AiControl {
  #fault: AiFault | undefined;
  #remaining = 0;
  #pace = PACE_MS;
  #calls = 0;

  /** Injects a fault into the next `count` responses; `undefined` injects none. */
  injectFault(trouble: AiFault | undefined, count = 1): void {
    this.#fault = trouble;
    this.#remaining = count;
  }

  /** Sets the milliseconds between two chunks of a response. */
  setPace(ms: number): void {
    this.#pace = ms;
  }

  get pace(): number {
    return this.#pace;
  }

  get pendingFault(): AiFault | undefined {
    return this.#remaining > 0 ? this.#fault : undefined;
  }

  /** The number of calls with a valid key. */
  get calls(): number {
    return this.#calls;
  }

  /** Returns the fault of the response that starts now. */
  takeFault(): AiFault | undefined {
    this.#calls += 1;
    const trouble = this.pendingFault;
    if (trouble) this.#remaining -= 1;
    return trouble;
  }

  reset(): void {
    this.injectFault(undefined);
    this.#pace = PACE_MS;
    this.#calls = 0;
  }
}
