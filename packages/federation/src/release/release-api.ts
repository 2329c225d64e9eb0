import type { ResponseOf, BodyOf, Endpoint, QueryOf } from '@danji/contracts/define-endpoint';
import type { Problem } from '@danji/contracts/problem';

export type ReleaseServer = {
  /** Origin of the platform, e.g. `https://danji.example`. */
  baseUrl: string;
  /** The release token of the server, or the access token of an ADMIN account. */
  token: string;
};

const TIMEOUT_MS = 60_000;

/** The server refused a release call; `code` is the stable code of the problem. */
export class ReleaseApiError extends Error {
  override readonly name = 'ReleaseApiError';
  readonly code: string;

  constructor({ method, path }: Endpoint, status: number, problem: Partial<Problem>) {
    const fields = Object.entries(problem.fields ?? {})
      .map(([field, reason]) => `\n  ${field}: ${reason}`)
      .join('');
    super(
      `${method} ${path} responded ${status} ${problem.code ?? ''}: ${problem.title ?? 'no reason given'}${fields}`,
    );
    this.code = problem.code ?? 'unknown';
  }
}

/** Whether another change of the channel came first, so that it must be read again. */
export const isConflict = (error: unknown): boolean => error instanceof ReleaseApiError && error.code === 'conflict';

type Input<E extends Endpoint> = { body?: BodyOf<E> | FormData; query?: QueryOf<E>; params?: Record<string, string> };

function toUrl(
  { path }: Endpoint,
  baseUrl: string,
  { query, params = {} }: Pick<Input<Endpoint>, 'query' | 'params'>,
): URL {
  const url = new URL(
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    baseUrl,
  );
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
  return url;
}

/**
 * Calls an endpoint of the release API. @throws ReleaseApiError for an error response, and an Error without a response.
 */
export async function callReleaseApi<E extends Endpoint>(
  server: ReleaseServer,
  endpoint: E,
  input: Input<E> = {},
): Promise<ResponseOf<E>> {
  const url = toUrl(endpoint, server.baseUrl, input);
  const headers = new Headers({ authorization: `Bearer ${server.token}`, accept: 'application/json' });
  const isForm = input.body instanceof FormData;
  if (input.body && !isForm) headers.set('content-type', 'application/json');
  const body = input.body === undefined ? null : isForm ? (input.body as FormData) : JSON.stringify(input.body);
  const response = await fetch(url, {
    method: endpoint.method,
    headers,
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Error(`No response from ${url.origin}: is the server running? (--url names another one)`, {
      cause: error,
    });
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as ResponseOf<E>;
  const isProblem = response.headers.get('content-type')?.includes('json') === true;
  throw new ReleaseApiError(
    endpoint,
    response.status,
    isProblem ? (JSON.parse(text) as Problem) : { title: text.slice(0, 200) },
  );
}
