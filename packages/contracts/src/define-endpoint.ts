import type { Static, TObject, TSchema } from 'typebox';
import { LIMITS } from './limits.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The accounts that may make a call at all. `public`: everyone; `member`: signed-in accounts (TEMP accounts and guests included);
 * `staff`: our own operators; `admin`: operators of type ADMIN. The server's policy decides about the single record.
 */
export type Access = 'public' | 'member' | 'staff' | 'admin';

/** Returns the issues of a value, `[]` when it fits the schema. For the browser it is compiled from the schema at build time. */
export type SchemaCheck = (value: unknown) => SchemaIssue[];

/**
 * The reason why a POST of a signed-in caller takes no `Idempotency-Key` (ADR 0023). `secret`: its response holds a token or a
 * secret address, which must not be stored. `session`: it ends the session that a repetition would need. `unique`: the caller
 * chooses the id of the new record, and a second one is refused.
 */
type IdempotencyExemption = 'secret' | 'session' | 'unique';

export type SchemaIssue = { path: string; message: string };

/** One call of the platform: the only definition the server, the client, the documentation and the tests share. */
export type Endpoint<
  Query extends TObject = TObject,
  Body extends TSchema = TSchema,
  Response extends TSchema = TSchema,
> = {
  /** Stable operation name, `domain.verb_object`; used in logs, OpenAPI and cache keys. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Path with `{name}` parameters, trailing slash kept as in the specification (calls.json). */
  readonly path: string;
  readonly access: Access;
  /** One English sentence for the API documentation. */
  readonly summary: string;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  /** `extension` when the call is not in the specification. */
  readonly origin: 'spec' | 'extension';
  /** `multipart` calls take files; `body` then describes the text fields and the file fields as binary strings. */
  readonly encoding: 'json' | 'multipart';
  /** The most bytes of a JSON body: `LIMITS.bodyBytes`, more where the call carries a document. */
  readonly maxBodyBytes: number;
  /** Content types of a successful response; JSON unless the call returns a file. */
  readonly responseTypes: readonly string[];
  /** A POST that changes nothing (its input is too large or too private for an address): no transaction, no staff log. */
  readonly isReadOnly: boolean;
  /** Whether the call takes an `Idempotency-Key`, so that a repetition after a lost connection creates no second record. A public call has no account that the key could belong to. */
  readonly takesIdempotencyKey: boolean;
  /** Whether the call is refused to an operator who acts as the account: account security, consents, money and exports of data. */
  readonly refusedWhileActing: boolean;
  /** Whether the call is refused without the header `x-danji-client` unless a browser says that a page of our own sends it: a GET with a cost, which any page could otherwise trigger through its visitors. */
  readonly requiresClientHeader: boolean;
  /** Whether the response has contact data of other people: each such response to an operator is a security event (ADR 0034). */
  readonly showsPersonalData: boolean;
  /** Present in browser builds only: validators compiled from the schemas, so that no code is evaluated at run time. The validator of the response is loaded when the call is made. */
  readonly checks?: { response: () => Promise<SchemaCheck>; body: SchemaCheck };
};

export type ResponseOf<E extends Endpoint> = Static<E['response']>;
export type QueryOf<E extends Endpoint> = Static<E['query']>;
export type BodyOf<E extends Endpoint> = Static<E['body']>;

type Definition<Q extends TObject, B extends TSchema, R extends TSchema> = {
  id: string;
  method: HttpMethod;
  path: string;
  access: Access;
  summary: string;
  query?: Q;
  body?: B;
  response: R;
  origin?: 'extension';
  encoding?: 'multipart';
  maxBodyBytes?: number;
  responseTypes?: readonly string[];
  isReadOnly?: true;
  withoutIdempotencyKey?: IdempotencyExemption;
  refusedWhileActing?: true;
  requiresClientHeader?: true;
  showsPersonalData?: true;
};

const NOTHING: TObject = { type: 'object', properties: {}, additionalProperties: false } as unknown as TObject;

/** Declares a call. A call without `query` or `body` accepts none: unknown fields are refused. */
export function defineEndpoint<
  Q extends TObject = TObject<Record<never, TSchema>>,
  B extends TSchema = TObject<Record<never, TSchema>>,
  R extends TSchema = TSchema,
>(definition: Definition<Q, B, R>): Endpoint<Q, B, R> {
  return {
    ...definition,
    query: definition.query ?? (NOTHING as unknown as Q),
    body: definition.body ?? (NOTHING as unknown as B),
    origin: definition.origin ?? 'spec',
    encoding: definition.encoding ?? 'json',
    maxBodyBytes: definition.maxBodyBytes ?? LIMITS.bodyBytes,
    responseTypes: definition.responseTypes ?? ['application/json'],
    refusedWhileActing: definition.refusedWhileActing === true,
    requiresClientHeader: definition.requiresClientHeader === true,
    showsPersonalData: definition.showsPersonalData === true,
    isReadOnly: definition.method === 'GET' || definition.isReadOnly === true,
    takesIdempotencyKey:
      definition.method === 'POST' &&
      definition.access !== 'public' &&
      !definition.isReadOnly &&
      !definition.withoutIdempotencyKey,
  };
}
