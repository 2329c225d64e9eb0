/** What can go wrong with a language model besides a 5xx: too many calls, silence, half an answer, an answer cut for its length. */
export const AI_TROUBLES = ['rate_limit', 'hang', 'cut_off', 'length'] as const;
export type AiTrouble = (typeof AI_TROUBLES)[number];

/** Believable speed of a model, ms for each piece. */
const PACE_MS = 45;

/** How the drafter behaves: its speed, and the trouble ordered for its next answers. */
export class AiControl {
  #fault: AiTrouble | undefined;
  #remaining = 0;
  #pace = PACE_MS;
  #calls = 0;

  /** The next `count` answers end so; `undefined` orders none. */
  order(trouble: AiTrouble | undefined, count = 1): void {
    this.#fault = trouble;
    this.#remaining = count;
  }

  /** Milliseconds between two pieces of an answer. */
  setPace(ms: number): void {
    this.#pace = ms;
  }

  get pace(): number {
    return this.#pace;
  }

  get ordered(): AiTrouble | undefined {
    return this.#remaining > 0 ? this.#fault : undefined;
  }

  /** How many calls have come with a good key. */
  get calls(): number {
    return this.#calls;
  }

  /** The trouble of the answer that begins now. */
  take(): AiTrouble | undefined {
    this.#calls += 1;
    const trouble = this.ordered;
    if (trouble) this.#remaining -= 1;
    return trouble;
  }

  reset(): void {
    this.order(undefined);
    this.#pace = PACE_MS;
    this.#calls = 0;
  }
}
