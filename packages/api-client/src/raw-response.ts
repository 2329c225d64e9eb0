import { responseFailure, clientFailure, toApiError } from './api-error.ts';
import { readEventStream } from './event-stream.ts';
import { renewSession } from './renew-session.ts';
import { sessionStore } from './session-store.ts';

type Options = { accept: string; signal?: AbortSignal | undefined };

async function openOnce(path: string, { accept, signal }: Options, token: string | undefined): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      headers: { accept, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      cache: 'no-store',
      ...(signal && { signal }),
    });
  } catch (error) {
    throw clientFailure(signal?.aborted ? 'cancelled' : 'network', error);
  }
  if (!response.ok || !response.body)
    throw responseFailure(response.status, await response.json().catch(() => undefined));
  return response;
}

/** Opens a response that is not JSON with the session of this tab, which is renewed once. @throws ApiError */
async function open(path: string, options: Options): Promise<Response> {
  const token = sessionStore.accessToken();
  const generation = sessionStore.generation();
  try {
    return await openOnce(path, options, token);
  } catch (error) {
    if (!toApiError(error).needsSession || sessionStore.generation() !== generation) throw error;
    const { access } = await renewSession();
    if (sessionStore.generation() !== generation) throw error;
    return openOnce(path, options, access);
  }
}

/** Yields the data of the server-sent events at a path of the contract until the stream ends. @throws ApiError when it cannot be opened. */
export async function* readStream(path: string, signal: AbortSignal): AsyncGenerator<string> {
  const { body } = await open(path, { accept: 'text/event-stream', signal });
  if (!body) return;
  for await (const { data } of readEventStream(body, () => undefined)) yield data;
}

/** Fetches a file at a path of the contract together with the name that the server gave it. @throws ApiError */
export async function fetchFile(path: string): Promise<{ blob: Blob; name: string }> {
  const response = await open(path, { accept: '*/*' });
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: await response.blob(), name: encoded ? decodeURIComponent(encoded) : 'file' };
}
