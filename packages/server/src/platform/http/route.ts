import { REFUSED_WHILE_ACTING } from '@danji/contracts/acting';
import type { SecurityEventKindCode } from '@danji/contracts/codes/security-event-kind';
import type { BodyOf, Endpoint, LoggedOf, ParamsOf, QueryOf, ResponseOf } from '@danji/contracts/define-endpoint';
import { withoutIds } from '@danji/contracts/without-ids';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Db } from '../database/open-database.ts';
import { transaction } from '../database/transaction.ts';
import { findIdempotentCall, type IdempotentCall, StoredResponse } from '../idempotency/idempotent-call.ts';
import { readIdempotencyKey } from '../idempotency/read-idempotency-key.ts';
import { readPathParams } from './path-params.ts';
import { authorize, type CallerOf } from './policy.ts';
import { ProblemError } from '../problem-error.ts';
import { isStaff, type Principal } from './principal.ts';
import { recordRead } from '../security-events/record-read.ts';
import { StaffChange, writeStaffLog } from './staff-change.ts';

/** The arguments of a handler. `db` is the open transaction of a changing call. */
export type Call<E extends Endpoint> = {
  db: Db;
  user: CallerOf<E['audience']>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The current time, read once for the whole call. */
  now: Date;
  /** Holds the object before and after the change, for the staff log. */
  change: StaffChange<LoggedOf<E>>;
  /**
   * For handlers that open their transactions themselves: runs `work`, which returns the response of the call, in one
   * transaction, and stores the response in it when the call has an `Idempotency-Key`.
   */
  commit(work: (db: Db) => Promise<ResponseOf<E>>): Promise<ResponseOf<E>>;
  /** Runs `work` after the transaction has been committed; never when it failed. */
  afterCommit(work: () => Promise<void> | void): void;
};

export type RouteOptions = {
  /**
   * With `own` the handler opens its transactions itself, because it waits for a provider or for uploads in between.
   */
  transaction?: 'own';
  rateLimit?: {
    max: number;
    timeWindow: string;
    by?: (request: FastifyRequest) => string;
    /** The security event of a client that goes beyond it. */
    event?: SecurityEventKindCode;
  };
};

const takesJson = ({ method, encoding }: Endpoint): boolean => method !== 'GET' && encoding === 'json';

const toSchema = (endpoint: Endpoint): FastifySchema => ({
  querystring: withoutIds(endpoint.query),
  response: { '2xx': withoutIds(endpoint.response) },
  ...(takesJson(endpoint) && { body: withoutIds(endpoint.body) }),
});

/**
 * Serves one contract: validates the input, applies the policy, and runs the handler. A changing call runs in a
 * transaction; when an operator makes the change, the staff log is written in the same transaction.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<ResponseOf<E>> | ResponseOf<E>,
  options: RouteOptions = {},
): void {
  const { db: database, clock, rateLimitScale } = app.platform;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: toSchema(endpoint),
    bodyLimit: endpoint.maxBodyBytes,
    config: {
      endpoint,
      eventBeyondLimit: options.rateLimit?.event,
      ...(options.rateLimit && { rateLimit: toLimit(options.rateLimit, rateLimitScale) }),
    },
    // The caller is checked before the body is read, so that a caller without access costs little and learns nothing about
    // the input.
    preParsing: async (request) => {
      checkClient(endpoint, request);
      checkNotActing(endpoint, request.principal);
      authorize(endpoint, request.principal);
      request.params = readPathParams(endpoint, request.params as Record<string, string>);
    },
    preValidation: async (request) => {
      // A call whose fields are all optional needs no body. For any other call an empty body lets validation name the
      // missing fields.
      if (takesJson(endpoint) && request.body === undefined) request.body = {};
      readIdempotencyKey(request, endpoint);
    },
    handler: async (request, reply) => {
      const user = authorize<E['audience']>(endpoint, request.principal);
      const pending: (() => Promise<void> | void)[] = [];
      const idempotent = findIdempotentCall(app.platform, endpoint, request);
      const call = (db: Db): Call<E> => ({
        db,
        user,
        request,
        reply,
        now: clock.now(),
        params: request.params as ParamsOf<E>,
        query: request.query as QueryOf<E>,
        body: request.body as BodyOf<E>,
        change: new StaffChange<LoggedOf<E>>(),
        commit: (work) =>
          transaction(db, async (db) => {
            const response = await work(db);
            await idempotent?.complete(db, reply, response);
            return response;
          }),
        afterCommit: (work) => pending.push(work),
      });
      const response = endpoint.isReadOnly
        ? await handler(call(database))
        : await runChange(endpoint, call, database, handler, { ...options, idempotent, reply });
      if (response instanceof StoredResponse) return response.send(reply);
      for (const work of pending) await work();
      recordRead(request, endpoint, user, response);
      return reply.send(response);
    },
  });
}

/** Throws for a call that perhaps a page of another site makes through its visitors, who cannot send our header from there. */
function checkClient({ requiresClientHeader }: Endpoint, { headers }: FastifyRequest): void {
  if (requiresClientHeader && !headers['x-danji-client'] && headers['sec-fetch-site'] !== 'same-origin')
    throw new ProblemError('client_header_required');
}

/** Throws for a call that an operator must not make while acting as another account. */
function checkNotActing({ refusedWhileActing }: Endpoint, user: Principal | null): void {
  if (refusedWhileActing && user?.acting_staff_id) throw new ProblemError('forbidden', { title: REFUSED_WHILE_ACTING });
}

/**
 * Reports that every visitor's browser sends (visits, impressions, health of releases) are not logged as acts of an
 * operator. Neither is what operators do with their own notifications: every screen they open marks some read.
 */
const isStaffAction = (user: Principal, { audience, changes }: Endpoint): boolean =>
  isStaff(user) &&
  !audience.includes('everybody') &&
  !(audience.includes('signed_in') && changes.length > 0 && changes.every((tag) => tag === 'notification'));

async function runChange<E extends Endpoint, T>(
  endpoint: Endpoint,
  call: (db: Db) => Call<E>,
  database: Db,
  handler: (call: Call<E>) => Promise<T> | T,
  options: RouteOptions & { idempotent: IdempotentCall | undefined; reply: FastifyReply },
): Promise<T | StoredResponse> {
  const run = async (db: Db): Promise<T> => {
    const current = call(db);
    const response = await handler(current);
    const { user, request, reply, change, now } = current;
    const actor = user?.acting_staff_id ?? (user && isStaffAction(user, endpoint) ? user.id : undefined);
    if (actor)
      await writeStaffLog(db, {
        actor,
        actedFor: user?.acting_staff_id ? user.id : undefined,
        endpoint,
        request,
        status: reply.statusCode,
        response,
        change,
        now,
        elapsed: reply.elapsedTime,
      });
    return response;
  };
  const { idempotent, reply } = options;
  const runOnce = (db: Db) => (idempotent ? idempotent.run(db, reply, run) : run(db));
  return options.transaction === 'own' ? runOnce(database) : transaction(database, runOnce);
}

function toLimit({ max, timeWindow, by }: NonNullable<RouteOptions['rateLimit']>, scale: number) {
  return { max: max * scale, timeWindow, ...(by && { keyGenerator: by }) };
}
