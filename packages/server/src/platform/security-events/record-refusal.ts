import { SecurityEventKind, type SecurityEventKindCode } from '@danji/contracts/codes/security-event-kind';
import type { ProblemCode } from '@danji/contracts/problem';
import type { FastifyRequest } from 'fastify';
import { withoutSecrets } from '../http/staff-change.ts';
import { hasRecordedFailure, recordSecurityEvent } from './record-security-event.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kind of the event when a client makes the call more often than it may. */
    eventBeyondLimit?: SecurityEventKindCode | undefined;
  }
}

/** A TEMP account meets this at every step before its sign-up is finished: it is the way, not an attempt. */
const EXPECTED: ReadonlySet<ProblemCode> = new Set(['signup_incomplete']);

/** Records the refusal of a signed-in caller (401, 403), and of calls beyond a limit that is watched (429). */
export function recordRefusal(request: FastifyRequest, { status, code }: { status: number; code: ProblemCode }): void {
  const { endpoint, eventBeyondLimit: kind } = request.routeOptions.config;
  if (status === 429 && kind !== undefined && !hasRecordedFailure(request))
    return recordSecurityEvent(request, { kind, detail: { reason: code } });
  const { principal } = request;
  // The release pipeline is no account.
  if ((status !== 401 && status !== 403) || !principal || principal.id === 0) return;
  if (EXPECTED.has(code) || hasRecordedFailure(request)) return;
  recordSecurityEvent(request, {
    kind: SecurityEventKind.REFUSED,
    detail: {
      call: endpoint?.id ?? request.routeOptions.url ?? '',
      method: request.method,
      reason: code,
      params: withoutSecrets(request.params ?? {}),
    },
  });
}
