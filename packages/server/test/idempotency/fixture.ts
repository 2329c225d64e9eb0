import type { Endpoint } from '@danji/contracts/define-endpoint';
import type { Problem } from '@danji/contracts/problem';
import { testServer } from '@danji/testing/test-server';

export type Sent = { status: number; replayed: boolean; problem: Problem; text: string };

const toSent = (status: number, replayed: string | null | undefined, text: string): Sent => ({
  status,
  replayed: replayed === 'true',
  problem: JSON.parse(text) as Problem,
  text,
});

type Input = { token: string; key?: string; body: object | FormData; at?: string };

/** Sends a call with an `Idempotency-Key` over HTTP, to the server of the test or to another one at `at`. */
export async function sendWithKey(
  { path, method }: Pick<Endpoint, 'path' | 'method'>,
  { token, key, body, at = testServer().url }: Input,
): Promise<Sent> {
  const isForm = body instanceof FormData;
  const response = await fetch(at + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  return toSent(response.status, response.headers.get('idempotent-replayed'), await response.text());
}

/** A form with one text file. */
export function formOf(content: string, name = '관리규약.txt'): FormData {
  const form = new FormData();
  form.append('files', new Blob([content]), name);
  return form;
}

/** Rows of a table. */
export async function countRows(
  table: 'work_space' | 'stored_file' | 'staff_log' | 'idempotency_key',
): Promise<number> {
  const { count } = await testServer()
    .db.selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
