import { createHmac } from 'node:crypto';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { toCanonicalJson } from '@danji/contracts/releases/canonical-json';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../database/open-database.ts';
import { getPartsHash, skipParts } from '../http/multipart-parts.ts';
import type { Principal } from '../http/principal.ts';
import { newNanoId } from '../ids.ts';
import type { Platform } from '../platform.ts';
import { ProblemError } from '../problem-error.ts';
import {
  completeClaim,
  deleteClaim,
  findCall,
  insertClaim,
  type KeyScope,
  type StoredCall,
  tryKeyLock,
} from './idempotency-key.repository.ts';
import { readIdempotencyKey } from './read-idempotency-key.ts';

/** The response of an earlier request with the same key. */
export class StoredResponse {
  readonly #status: number;
  readonly #response: string;

  constructor(status: number, response: string) {
    this.#status = status;
    this.#response = response;
  }

  send(reply: FastifyReply): FastifyReply {
    return reply
      .status(this.#status)
      .header('idempotent-replayed', 'true')
      .type('application/json; charset=utf-8')
      .send(this.#response);
  }
}

/**
 * One request with an `Idempotency-Key` (ADR 0023): claims the key, runs the call, and stores the response under the
 * key.
 */
export class IdempotentCall {
  readonly #platform: Platform;
  readonly #request: FastifyRequest;
  readonly #isForm: boolean;
  readonly #claim: KeyScope & { claim: string };
  #isCompleted = false;

  constructor(platform: Platform, endpoint: Endpoint, request: FastifyRequest, scope: Omit<KeyScope, 'operation'>) {
    this.#platform = platform;
    this.#request = request;
    this.#isForm = endpoint.encoding === 'multipart';
    this.#claim = { ...scope, operation: endpoint.id, claim: newNanoId() };
  }

  /**
   * Runs the call, unless it has a stored response. In a transaction the key and the change are committed as one;
   * outside of one the claim is written first, and `work` stores its response with `complete` in the transaction of its
   * change. Throws a problem when an earlier request with the key is still running, or had other content.
   */
  async run<T>(db: Db, reply: FastifyReply, work: (db: Db) => Promise<T>): Promise<T | StoredResponse> {
    const stored = await this.#claimKey(db);
    if (stored) return stored;
    try {
      const response = await work(db);
      await this.complete(db, reply, response);
      return response;
    } catch (error) {
      // A failed call has changed nothing, so the next attempt may run at once. A rolled-back transaction removes its
      // claim itself.
      if (!db.isTransaction) await this.#release(db);
      throw error;
    }
  }

  /** Stores the response, once. */
  async complete(db: Db, reply: FastifyReply, response: unknown): Promise<void> {
    if (this.#isCompleted) return;
    const stored = {
      request_hash: this.#hash(),
      status: reply.statusCode,
      response: String(reply.serialize(response)),
    };
    // An attempt that has lost its claim must not create a second record: the problem rolls its transaction back.
    if (!(await completeClaim(db, this.#claim, stored))) throw new ProblemError('request_in_progress');
    this.#isCompleted = true;
  }

  async #release(db: Db): Promise<void> {
    try {
      await deleteClaim(db, this.#claim);
    } catch (error) {
      // The caller needs the error of the call itself; the claim expires by itself.
      this.#request.log.warn({ err: error }, 'an idempotency key was not released');
    }
  }

  /** Claims the key for this request, or returns the stored response of an earlier request. */
  async #claimKey(db: Db): Promise<StoredResponse | undefined> {
    // Without the lock the insert would wait for the transaction that runs the same call, instead of refusing this one.
    if (db.isTransaction && !(await tryKeyLock(db, this.#claim))) throw new ProblemError('request_in_progress');
    // The hash of a form is only known when its parts have been read.
    const requestHash = this.#isForm ? null : this.#hash();
    if (await insertClaim(db, { ...this.#claim, requestHash, now: this.#platform.clock.now() })) return undefined;
    const earlier = await findCall(db, this.#claim);
    // The row is deleted when the earlier request has failed just now.
    if (!earlier) throw new ProblemError('request_in_progress');
    return this.#toStoredResponse(earlier);
  }

  async #toStoredResponse({ request_hash, status, response }: StoredCall): Promise<StoredResponse> {
    if (this.#isForm && status !== null) await skipParts(this.#request);
    if (request_hash !== null && request_hash !== this.#hash()) throw new ProblemError('idempotency_key_reused');
    if (status === null || response === null) throw new ProblemError('request_in_progress');
    return new StoredResponse(status, response);
  }

  /** A keyed hash, so that nobody who reads the table can guess a password or a phone number from it. */
  #hash(): string {
    const { url, body } = this.#request;
    const content = this.#isForm ? getPartsHash(this.#request) : toCanonicalJson(body ?? {});
    return createHmac('sha256', this.#platform.signingKey).update(`${url}\n${content}`).digest('hex');
  }
}

/** An operator who acts as a user has keys separate from the user's own. */
const toCaller = ({ id, acting_staff_id: staff }: Principal): string =>
  staff === null ? String(id) : `${id} by ${staff}`;

/** The idempotent call of a request with a key; `undefined` without a key. */
export function findIdempotentCall(
  platform: Platform,
  endpoint: Endpoint,
  request: FastifyRequest,
): IdempotentCall | undefined {
  const key = readIdempotencyKey(request, endpoint);
  if (key === undefined || !request.principal) return undefined;
  return new IdempotentCall(platform, endpoint, request, { caller: toCaller(request.principal), key });
}
