import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CREDENTIALS } from '../credentials.ts';
import type { SandboxClock } from '../sandbox-clock.ts';

const TOLERANCE_MS = 5 * 60_000;

/** Whether the API gateway would let the request through: access key, time within five minutes, signature v2 over `path`, which has its query. */
export function isSigned(request: FastifyRequest, path: string, clock: SandboxClock): boolean {
  const header = (name: string): string => String(request.headers[name] ?? '');
  const timestamp = header('x-ncp-apigw-timestamp');
  const isNear = (present: Date): boolean => Math.abs(present.getTime() - Number(timestamp)) <= TOLERANCE_MS;
  // A sandbox whose clock has jumped must not refuse a server that runs in real time.
  if (!/^\d+$/.test(timestamp) || !(isNear(clock.now()) || isNear(clock.realNow()))) return false;
  if (header('x-ncp-iam-access-key') !== CREDENTIALS.smsAccessKey) return false;
  const expected = createHmac('sha256', CREDENTIALS.smsSecretKey)
    .update(`${request.method} ${path}\n${timestamp}\n${CREDENTIALS.smsAccessKey}`)
    .digest();
  const given = Buffer.from(header('x-ncp-apigw-signature-v2'), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
