import type { BodyOf, Endpoint, PathInput, QueryOf, ResponseOf } from '@danji/contracts/define-endpoint';
import type { AxiosResponse } from 'axios';
import { checkResponse, loadResponseCheck } from './response-check.ts';
import { toApiError, type ApiError } from './api-error.ts';
import { CALL_TIMEOUT_MS, send, UPLOAD_TIMEOUT_MS } from './http-client.ts';
import { renewSession } from './renew-session.ts';
import { trackChange } from './pending-changes.ts';
import { sessionStore } from './session-store.ts';
import { startSubmission, forgetSubmissionsAfter } from './submission-keys.ts';

/** Delays before a creating call is sent again, ms. */
const REPEAT_DELAYS_MS = [1_000, 2_000, 4_000];

type PathParams = Readonly<Record<string, string | number>>;

/** The input of a call, typed by its contract. */
export type RequestInput<E extends Endpoint> = {
  params?: PathInput<E> | undefined;
  query?: QueryOf<E> | undefined;
  body?: BodyOf<E> | undefined;
  signal?: AbortSignal | undefined;
  /** Receives the share of the body that has been sent, 0–1; for uploads. */
  onProgress?: ((share: number) => void) | undefined;
};

/** A response with its headers, for the few calls that use one. */
export type FullResponse<E extends Endpoint> = { data: ResponseOf<E>; header: (name: string) => string | undefined };

/** Fills the parameters into the path of a call. @throws TypeError when one is missing. */
export function toPath(path: string, params: PathParams = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The call ${path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** Builds a multipart form: lists become repeated fields, files stay files, and other values become text. */
function toForm(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item !== undefined && item !== null) form.append(name, item instanceof Blob ? item : String(item));
    }
  }
  return form;
}

function sendOnce<E extends Endpoint>(
  endpoint: E,
  { params, query, body, signal, onProgress }: RequestInput<E>,
  { token, key }: { token: string | undefined; key: string | undefined },
): Promise<AxiosResponse<unknown>> {
  const isUpload = endpoint.encoding === 'multipart';
  return send({
    method: endpoint.method,
    url: toPath(endpoint.path, params),
    params: query,
    timeout: isUpload ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS,
    ...(endpoint.method !== 'GET' && { data: isUpload ? toForm(body ?? {}) : (body ?? {}) }),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      // RFC 8941 writes a string in quotes.
      ...(key !== undefined && { 'idempotency-key': `"${key}"` }),
    },
    ...(signal && { signal }),
    ...(onProgress && {
      onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) =>
        onProgress(total ? loaded / total : 0),
    }),
  });
}

async function sendWithSession<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  key: string | undefined,
): Promise<AxiosResponse<unknown>> {
  const token = sessionStore.accessToken();
  const generation = sessionStore.generation();
  try {
    return await sendOnce(endpoint, input, { token, key });
  } catch (error) {
    if (
      !toApiError(error).needsSession ||
      !(token ?? sessionStore.mayHaveSession()) ||
      sessionStore.generation() !== generation
    )
      throw error;
    // Another call may have renewed the session while this one was in flight.
    const current = sessionStore.accessToken();
    const renewed = current !== undefined && current !== token ? current : (await renewSession()).access;
    // The request of one account is never repeated as another.
    if (sessionStore.generation() !== generation) throw error;
    return sendOnce(endpoint, input, { token: renewed, key });
  }
}

/** Returns whether a creating call is repeated automatically: its connection was lost, or the server still processes the lost request. */
function isRepeatable({ encoding }: Endpoint, { code }: ApiError, repeats: number): boolean {
  if (encoding === 'multipart' || repeats >= REPEAT_DELAYS_MS.length) return false;
  return code === 'network' ? repeats === 0 && navigator.onLine : code === 'request_in_progress' && repeats > 0;
}

/** Sends a creating call with its key and repeats it after a lost connection. The key prevents a second record. */
async function sendWithKey<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  key: string,
): Promise<AxiosResponse<unknown>> {
  const generation = sessionStore.generation();
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await sendWithSession(endpoint, input, key);
    } catch (error) {
      if (!isRepeatable(endpoint, toApiError(error), repeats)) throw error;
      await new Promise((resolve) => setTimeout(resolve, REPEAT_DELAYS_MS[repeats]));
      if (sessionStore.generation() !== generation) throw error;
    }
  }
}

async function submit<E extends Endpoint>(endpoint: E, input: RequestInput<E>): Promise<AxiosResponse<unknown>> {
  const checking = loadResponseCheck(endpoint);
  const submission = endpoint.takesIdempotencyKey ? startSubmission(endpoint, input) : undefined;
  try {
    const response = await (submission
      ? sendWithKey(endpoint, input, submission.key)
      : sendWithSession(endpoint, input, undefined));
    checkResponse(endpoint, await checking, response.data);
    return response;
  } catch (error) {
    submission?.fail(toApiError(error));
    throw error;
  }
}

/** Makes one call and returns the response with its headers. @throws ApiError, as `request`. */
export async function requestFull<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E> = {},
): Promise<FullResponse<E>> {
  const sent = submit(endpoint, input);
  const { data, headers } = await (endpoint.method === 'GET' ? sent : trackChange(sent));
  forgetSubmissionsAfter(endpoint);
  return { data: data as ResponseOf<E>, header: (name) => headers[name.toLowerCase()] as string | undefined };
}

/**
 * Makes one call of the contract. An expired token is renewed once for all waiting calls, and then the call is repeated
 * (SPEC §4, Session). @throws ApiError: the server's problem, `network`, `timeout`, `cancelled`, or `contract_broken`.
 */
export async function request<E extends Endpoint>(endpoint: E, input: RequestInput<E> = {}): Promise<ResponseOf<E>> {
  return (await requestFull(endpoint, input)).data;
}
