/** The sandbox's current time: real time plus the jumps that a test or a developer at `/sandbox/clock` has made. */
export class SandboxClock {
  readonly #real: () => Date;
  #offset = 0;

  constructor(real: () => Date) {
    this.#real = real;
  }

  now(): Date {
    return new Date(this.#real().getTime() + this.#offset);
  }

  /** The time without the jumps, because a server beside the sandbox may not have made them. */
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
