import type { Endpoint } from '@danji/contracts/define-endpoint';
import type { Problem } from '@danji/contracts/problem';

export type ReleaseServer = {
  /** Origin of the platform, e.g. `https://danji.example`. */
  baseUrl: string;
  /** Access token of an ADMIN account. */
  token: string;
};

const TIMEOUT_MS = 60_000;

/** The server refused a release call; `code` is the stable code of the problem. */
export class ReleaseCallError extends Error {
  override readonly name = 'ReleaseCallError';
  readonly code: string;

  constructor(endpoint: Endpoint, status: number, problem: Partial<Problem>) {
    super(`${endpoint.method} ${endpoint.path} answered ${status} ${problem.code ?? ''}: ${problem.title ?? 'no reason given'}`);
    this.code = problem.code ?? 'unknown';
  }
}

/** Calls one endpoint of the release API. @throws ReleaseCallError for every answer but success. */
export async function callReleaseApi<Answer>(server: ReleaseServer, endpoint: Endpoint, input: { body?: FormData | object; query?: Record<string, string> } = {}): Promise<Answer> {
  const url = new URL(endpoint.path, server.baseUrl);
  for (const [name, value] of Object.entries(input.query ?? {})) url.searchParams.set(name, value);
  const headers = new Headers({ authorization: `Bearer ${server.token}`, accept: 'application/json' });
  const isForm = input.body instanceof FormData;
  if (input.body && !isForm) headers.set('content-type', 'application/json');
  const body = input.body === undefined ? null : isForm ? (input.body as FormData) : JSON.stringify(input.body);
  const response = await fetch(url, { method: endpoint.method, headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as Answer;
  const isProblem = response.headers.get('content-type')?.includes('json') === true;
  throw new ReleaseCallError(endpoint, response.status, isProblem ? (JSON.parse(text) as Problem) : { title: text.slice(0, 200) });
}
