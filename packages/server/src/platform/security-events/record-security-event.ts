import { FAILURE_KINDS, type SecurityEventKindCode } from '@danji/contracts/codes/security-event-kind';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getClientNetwork } from '../http/client-network.ts';
import { insertSecurityEvent } from './security-event.repository.ts';

export type SecurityEventFields = {
  kind: SecurityEventKindCode;
  /** The account that the event is about; the caller's when it is left out. */
  accountId?: number | null;
  /** The operator who did it to that account; when left out, the one who acts as it. */
  actorId?: number;
  /** The session that the event is about; the caller's when it is left out. */
  session?: string;
  /** Details without passwords, tokens and codes. */
  detail?: Record<string, unknown>;
};

const MAX_USER_AGENT = 300;

/** Events that wait for the end of their request. */
const pending = new WeakMap<FastifyRequest, SecurityEventFields[]>();

/**
 * Records an event of a request (ADR 0034). It is stored when the call has ended, outside of its transaction: a failure
 * even though the call is rolled back, any other event only when the call succeeded.
 */
export function recordSecurityEvent(request: FastifyRequest, fields: SecurityEventFields): void {
  pending.set(request, [...(pending.get(request) ?? []), fields]);
}

/** Whether the request has recorded a failure already. */
export const hasRecordedFailure = (request: FastifyRequest): boolean =>
  pending.get(request)?.some(({ kind }) => FAILURE_KINDS.has(kind)) ?? false;

async function store(request: FastifyRequest, isFailed: boolean): Promise<void> {
  const events = pending.get(request)?.filter(({ kind }) => FAILURE_KINDS.has(kind) || !isFailed) ?? [];
  pending.delete(request);
  const { db, clock } = request.server.platform;
  const { principal, ip, id } = request;
  for (const { kind, detail = {}, ...fields } of events)
    await insertSecurityEvent(
      db,
      {
        kind,
        accountId: fields.accountId === undefined ? (principal?.id ?? null) : fields.accountId,
        actorId: fields.actorId ?? principal?.acting_staff_id ?? null,
        session: fields.session ?? principal?.session ?? null,
        ip: ip ?? '',
        network: getClientNetwork(request),
        userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT).toWellFormed(),
        requestId: id,
        detail,
      },
      clock.now(),
    );
}

/** Stores the recorded events of a request before its response is sent. A store that fails never fails the call. */
export function registerSecurityEvents(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!pending.has(request)) return;
    try {
      await store(request, reply.statusCode >= 400);
    } catch (error) {
      request.log.error({ err: error }, 'a security event was not stored');
    }
  });
}
