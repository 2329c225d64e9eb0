import { setTimeout as wait } from 'node:timers/promises';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ProviderError, type ProviderName } from './provider-error.ts';

export type Fetch = typeof globalThis.fetch;

type Call = {
  provider: ProviderName;
  url: string;
  init: Omit<RequestInit, 'signal' | 'redirect'>;
  /** Milliseconds until the body has arrived. */
  timeout: number;
  /** Whether the call may be sent twice: it is retried once after a transient failure. */
  repeatable: boolean;
  fetch: Fetch;
};

export type ProviderResponse = { status: number; body: unknown };

const PAUSE_MS = 200;
const isTransient = (status: number): boolean => status === 429 || status >= 500;

async function attempt({ provider, url, init, timeout, fetch }: Call): Promise<ProviderResponse> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    return { status: response.status, body: toJson(await response.text()) };
  } catch {
    // The original error contains addresses, which hold keys for some providers: only the kind of failure is passed on.
    throw new ProviderError({ provider, code: signal.aborted ? 'timeout' : 'unreachable', retryable: true });
  }
}

/** Returns the parsed body, or `undefined` for a body that is not JSON, such as a gateway's error page. */
function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Calls a provider with a time-out. Any HTTP status is a response; throws `ProviderError` (`timeout`, `unreachable`)
 * when there is none. Redirects are refused: no provider sends one, and following it could carry a key elsewhere.
 */
export async function callProvider(call: Call): Promise<ProviderResponse> {
  if (!call.repeatable) return attempt(call);
  try {
    const response = await attempt(call);
    if (!isTransient(response.status)) return response;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
  await wait(PAUSE_MS);
  return attempt(call);
}

/** Returns the error for an unsuccessful response, with the provider's own code when it has one. */
export const toProviderError = (provider: ProviderName, { status }: ProviderResponse, code?: string): ProviderError =>
  new ProviderError({ provider, code: code ?? `http_${status}`, retryable: isTransient(status) });

/** Checks the body against the provider's documented schema; throws `bad_answer` when it does not match. */
export function parseResponse<T extends TSchema>(provider: ProviderName, schema: T, body: unknown): Static<T> {
  if (!Value.Check(schema, body)) throw new ProviderError({ provider, code: 'bad_answer', retryable: false });
  return body;
}

/** Returns the field of an error body that holds the provider's own code, when it is a short plain word or number. */
export function findCode(body: unknown, field: string): string | undefined {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined;
  return (typeof value === 'string' || typeof value === 'number') && /^[\w-]{1,40}$/.test(String(value))
    ? String(value)
    : undefined;
}
