import type { Endpoint } from '@danji/contracts/define-endpoint';
import { testServer } from '@danji/testing/test-server';

export type Input = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
};
export type Sent = { status: number; text: string; code: string | undefined; contentType: string };

/** A call of the contract with everything its answer says; forms are sent as forms. */
export async function send(endpoint: Endpoint, input: Input, token: string | undefined): Promise<Sent> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const search = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await testServer().app.inject({
    method: endpoint.method,
    url: search.size > 0 ? `${path}?${search}` : path,
    headers: { 'x-danji-client': 'test', ...(token && { authorization: `Bearer ${token}` }) },
    ...(endpoint.method !== 'GET' && {
      payload: endpoint.encoding === 'multipart' ? (toForm(input.body ?? {}) as never) : (input.body ?? {}),
    }),
  });
  const contentType = String(response.headers['content-type']);
  return {
    status: response.statusCode,
    text: `${response.body}\n${JSON.stringify(response.headers)}`,
    code: contentType.startsWith('application/problem+json') ? response.json<{ code?: string }>().code : undefined,
    contentType,
  };
}

function toForm(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const item of [value].flat()) {
      if (Buffer.isBuffer(item)) form.append(name, new Blob([new Uint8Array(item)]), '파일.png');
      else if (item instanceof File) form.append(name, item, item.name);
      else form.append(name, String(item));
    }
  return form;
}
