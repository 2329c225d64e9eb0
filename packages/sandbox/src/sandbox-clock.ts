/** The sandbox's present: real time plus what a test or a person at `/sandbox/clock` has jumped. */
export class SandboxClock {
  readonly #real: () => Date;
  #offset = 0;

  constructor(real: () => Date) {
    this.#real = real;
  }

  now(): Date {
    return new Date(this.#real().getTime() + this.#offset);
  }

  /** Time without the jumps: a server beside the sandbox may not have jumped along. */
  realNow(): Date {
    return this.#real();
  }

  get offset(): number {
    return this.#offset;
  }

  /** Jumps by milliseconds, backwards when negative. */
  advance(ms: number): void {
    this.#offset += ms;
  }

  reset(): void {
    this.#offset = 0;
  }
}
