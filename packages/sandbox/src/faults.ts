import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const PROVIDERS = ['kakao', 'sms', 'alimtalk', 'nts', 'kapt', 'giftishow', 'nicepay', 'ai'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** Maximum delay that a control accepts: beyond every time-out of the server's clients. */
export const MAX_DELAY_MS = 120_000;

/** Faults injected by a test: the next responses of a provider fail or come late. */
export class Faults {
  readonly #failures = new Map<ProviderName, number>();
  readonly #delays = new Map<ProviderName, number>();

  /** Makes the next `count` calls of the provider fail with its own 5xx. */
  failNext(provider: ProviderName, count = 1): void {
    this.#failures.set(provider, count);
  }

  /** Delays every call of the provider by so many milliseconds; 0 ends the delay. */
  delay(provider: ProviderName, ms: number): void {
    this.#delays.set(provider, Math.min(ms, MAX_DELAY_MS));
  }

  /** Takes all orders back. */
  clear(): void {
    this.#failures.clear();
    this.#delays.clear();
  }

  state(provider: ProviderName): { fail_next: number; delay_ms: number } {
    return { fail_next: this.#failures.get(provider) ?? 0, delay_ms: this.#delays.get(provider) ?? 0 };
  }

  /** Creates a Fastify hook that applies the injected fault: it sends `status` and `body` when the call has to fail. */
  hook(provider: ProviderName, status: number, body: object) {
    return async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const { fail_next: failures, delay_ms: delay } = this.state(provider);
      if (delay > 0) await wait(delay);
      if (failures === 0) return undefined;
      this.#failures.set(provider, failures - 1);
      return reply.code(status).send(body);
    };
  }
}
