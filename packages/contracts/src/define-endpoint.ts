import type { Static, TInteger, TNull, TObject, TSchema, TString } from 'typebox';
import type { Audience } from './audience.ts';
import { LIMITS } from './limits.ts';
import type { Tag } from './tags.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Returns the issues of a value, `[]` when it fits the schema. For the browser it is compiled from the schema at build time. */
export type SchemaCheck = (value: unknown) => SchemaIssue[];

/**
 * The reason why a POST of a signed-in caller takes no `Idempotency-Key` (ADR 0023). `secret`: its response holds a token or a
 * secret address, which must not be stored. `session`: it ends the session that a repetition would need. `unique`: the caller
 * chooses the id of the new record, and a second one is refused.
 */
type IdempotencyExemption = 'secret' | 'session' | 'unique';

export type SchemaIssue = { path: string; message: string };

/** The names of the parameters in a path: `'id'` of `/api/notice/{id}/`. */
type PathParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParamNames<Rest>
  : never;

/** The schemas of a path's parameters when the contract states none: `id` is the number of a record, others are texts. */
type DefaultParams<Path extends string> = TObject<{
  [Name in PathParamNames<Path>]: Name extends 'id' ? TInteger : TString;
}>;

/** One call of the platform: the only definition the server, the client, the documentation and the tests share. */
export type Endpoint<
  Query extends TObject = TObject,
  Body extends TSchema = TSchema,
  Response extends TSchema = TSchema,
  Params extends TObject = TObject,
  Callers extends Audience = Audience,
  Logged extends TSchema = TSchema,
> = {
  /** Stable operation name, `domain.verb_object`; used in logs, OpenAPI and cache keys. */
  readonly id: string;
  /** The name of the call, in Korean: in the staff log and the API documentation. */
  readonly title: string;
  readonly method: HttpMethod;
  /** Path with `{name}` parameters, trailing slash kept as in the specification (calls.json). */
  readonly path: string;
  /** The parameters of `path`. A value that does not fit is a 404: there is no such record. */
  readonly params: Params;
  /** The groups that may make the call at all. The server decides about the single record. */
  readonly audience: Callers;
  /** The kinds of data in the response. */
  readonly reads: readonly Tag[];
  /** The kinds of data that the call changes: screens that show them read again. */
  readonly changes: readonly Tag[];
  /** One English sentence for the API documentation. */
  readonly summary: string;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  /**
   * The object that the call changes, as the staff log holds it before and after an operator's change: only its fields,
   * under their labels.
   */
  readonly logged: Logged;
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
  /**
   * Whether the call takes an `Idempotency-Key`, so that a repetition after a lost connection creates no second record.
   * A public call has no account that the key could belong to.
   */
  readonly takesIdempotencyKey: boolean;
  /** Whether the call is refused to an operator who acts as the account: account security, consents, money and exports of data. */
  readonly refusedWhileActing: boolean;
  /** Whether an operator who still has to set up the second factor may make the call. */
  readonly withoutSecondFactor: boolean;
  /**
   * Whether the call is refused without the header `x-danji-client` unless a browser says that a page of our own sends
   * it: a GET with a cost, which any page could otherwise trigger through its visitors.
   */
  readonly requiresClientHeader: boolean;
  /** Whether the response has contact data of other people: each such response to an operator is a security event (ADR 0034). */
  readonly showsPersonalData: boolean;
  /**
   * Present in browser builds only: validators compiled from the schemas, so that no code is evaluated at run time. The
   * validator of the response is loaded when the call is made.
   */
  readonly checks?: { response: () => Promise<SchemaCheck>; body: SchemaCheck };
};

export type ResponseOf<E extends Endpoint> = Static<E['response']>;
export type QueryOf<E extends Endpoint> = Static<E['query']>;
export type BodyOf<E extends Endpoint> = Static<E['body']>;
export type LoggedOf<E extends Endpoint> = Static<E['logged']>;
/** The parameters as the server reads them. */
export type ParamsOf<E extends Endpoint> = Static<E['params']>;
/** The parameters as a caller gives them: a number may be the text of the browser's own address. */
export type PathInput<E extends Endpoint> = { [Name in keyof ParamsOf<E>]: string | number };

type Definition<
  Path extends string,
  Q extends TObject,
  B extends TSchema,
  R extends TSchema,
  P extends TObject,
  A extends Audience,
  L extends TSchema,
> = {
  id: string;
  title: string;
  method: HttpMethod;
  path: Path;
  /** For parameters that are not what their names say: `{id}` is the number of a record, every other one a text. */
  params?: P;
  audience: A;
  reads?: readonly Tag[];
  changes?: readonly Tag[];
  summary: string;
  query?: Q;
  body?: B;
  response: R;
  logged?: L;
  origin?: 'extension';
  encoding?: 'multipart';
  maxBodyBytes?: number;
  responseTypes?: readonly string[];
  isReadOnly?: true;
  withoutIdempotencyKey?: IdempotencyExemption;
  refusedWhileActing?: true;
  withoutSecondFactor?: true;
  requiresClientHeader?: true;
  showsPersonalData?: true;
};

/** The object of a call that shows none in the staff log. */
const NO_OBJECT = { type: 'null' };
const NOTHING: TObject = { type: 'object', properties: {}, additionalProperties: false } as unknown as TObject;

/** The most characters of a text in a path. */
const MAX_PARAM_LENGTH = 200;
const RECORD_ID = { type: 'integer', minimum: 1, maximum: 999_999_999_999_999 };
const TEXT = { type: 'string', minLength: 1, maxLength: MAX_PARAM_LENGTH };

function toDefaultParams(path: string): TObject {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const properties = Object.fromEntries(names.map((name) => [name, name === 'id' ? RECORD_ID : TEXT]));
  return { type: 'object', properties, required: names, additionalProperties: false } as unknown as TObject;
}

/** Declares a call. A call without `query` or `body` accepts none: unknown fields are refused. */
export function defineEndpoint<
  const Path extends string,
  const A extends Audience,
  Q extends TObject = TObject<Record<never, TSchema>>,
  B extends TSchema = TObject<Record<never, TSchema>>,
  R extends TSchema = TSchema,
  P extends TObject = DefaultParams<Path>,
  L extends TSchema = TNull,
>(definition: Definition<Path, Q, B, R, P, A, L>): Endpoint<Q, B, R, P, A, L> {
  return {
    ...definition,
    params: definition.params ?? (toDefaultParams(definition.path) as unknown as P),
    query: definition.query ?? (NOTHING as unknown as Q),
    body: definition.body ?? (NOTHING as unknown as B),
    logged: definition.logged ?? (NO_OBJECT as unknown as L),
    origin: definition.origin ?? 'spec',
    encoding: definition.encoding ?? 'json',
    maxBodyBytes: definition.maxBodyBytes ?? LIMITS.bodyBytes,
    responseTypes: definition.responseTypes ?? ['application/json'],
    reads: definition.reads ?? [],
    changes: definition.changes ?? [],
    withoutSecondFactor: definition.withoutSecondFactor === true,
    refusedWhileActing: definition.refusedWhileActing === true,
    requiresClientHeader: definition.requiresClientHeader === true,
    showsPersonalData: definition.showsPersonalData === true,
    isReadOnly: definition.method === 'GET' || definition.isReadOnly === true,
    takesIdempotencyKey:
      definition.method === 'POST' &&
      !definition.audience.includes('everybody') &&
      !definition.isReadOnly &&
      !definition.withoutIdempotencyKey,
  };
}
