import type { BodyOf, Endpoint, PathInput, QueryOf, ResponseOf } from '@danji/contracts/define-endpoint';
import type { Problem } from '@danji/contracts/problem';
import { testServer } from './test-server.ts';

type Input<E extends Endpoint> = {
  params?: PathInput<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  token?: string;
  headers?: Record<string, string>;
};
type CallResult<E extends Endpoint> = {
  status: number;
  data: ResponseOf<E>;
  problem: Problem;
  headers: Record<string, unknown>;
  cookies: { name: string; value: string }[];
};

/**
 * Makes one call through the server's public API. A successful response that does not match its contract fails the
 * test. `token` is an access token; without it the call is anonymous.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  { params, query, body, token, headers = {} }: Input<E> = {},
): Promise<CallResult<E>> {
  const values = params as Record<string, string | number> | undefined;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values?.[name])));
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as Record<string, unknown>).map(([key, value]): [string, string] => [
      key,
      String(value),
    ]),
  );
  const response = await testServer().app.inject({
    method: endpoint.method,
    url: search.size > 0 ? `${path}?${search}` : path,
    headers: { 'x-danji-client': 'test', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(endpoint.method !== 'GET' && { payload: (body ?? {}) as object }),
  });
  const data: unknown = /json/.test(String(response.headers['content-type'])) ? response.json() : response.body;
  const validate = testServer().validatorOf(endpoint.response);
  if (response.statusCode < 300 && !validate(data))
    throw new Error(
      `The response of ${endpoint.id} does not match its contract: ${JSON.stringify(validate.errors)}\n${response.body.slice(0, 2000)}`,
    );
  return {
    status: response.statusCode,
    data: data as ResponseOf<E>,
    problem: data as Problem,
    headers: response.headers,
    cookies: response.cookies,
  };
}
