import type { Endpoint } from '@danji/contracts/define-endpoint';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/** A string of RFC 8941, or the same without its quotes, as many clients send it. */
const KEY = /^(?:"([\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\x21\x23-\x5b\x5d-\x7e]{1,255}))$/;

/** The `Idempotency-Key` of a request to a call that accepts one. Throws a problem when it is malformed. */
export function readIdempotencyKey({ headers }: FastifyRequest, { takesIdempotencyKey }: Endpoint): string | undefined {
  const header = headers['idempotency-key'];
  if (!takesIdempotencyKey || header === undefined) return undefined;
  const [, quoted, bare] = KEY.exec(String(header)) ?? [];
  const key = quoted ?? bare;
  if (key === undefined) throw new ProblemError('invalid_idempotency_key');
  return key;
}
