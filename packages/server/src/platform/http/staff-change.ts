import { UserType } from '@danji/contracts/codes/user-codes';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { getOwn } from '@danji/contracts/get-own';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { toJson } from '../database/columns.ts';
import { findChangedAccount } from './changed-account.ts';
import type { Db } from '../database/open-database.ts';

/** The object that an operator changed, before and after, as the contract's `logged` describes it; a handler fills it in. */
export class StaffChange<T = unknown> {
  before: T | null = null;
  after: T | null = null;

  record(change: { before: T | null; after: T | null }): void {
    Object.assign(this, change);
  }
}

type Entry = {
  actor: number;
  /** The account as which the operator acts. */
  actedFor: number | undefined;
  endpoint: Endpoint;
  request: FastifyRequest;
  status: number;
  response: unknown;
  change: StaffChange;
  now: Date;
  elapsed: number;
};

const SECRET = /password|token|secret|verification|recovery|^otp$|^code$|^access$|^refresh$/i;
const LOGGED_HEADERS = [
  'user-agent',
  'referer',
  'origin',
  'x-request-id',
  'x-forwarded-for',
  'content-type',
  'accept-language',
];

/** Longer text (the bytes of a picture) is cut in the log. */
const MAX_TEXT_LENGTH = 4_000;

/** Copies `value` without passwords, tokens and codes. Long text is cut. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH)
    return `${value.slice(0, MAX_TEXT_LENGTH)}… (${value.length}자)`;
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value.toISOString();
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) && inner != null ? '(가림)' : withoutSecrets(inner),
    ]),
  );
}

/** Copies the fields of an object that a schema names: the log holds nothing that has no label. */
export function pickFields(schema: TSchema, value: unknown): unknown {
  const { anyOf = [], properties } = schema as { anyOf?: TSchema[]; properties?: Record<string, TSchema> };
  const [branch] = anyOf;
  if (branch) return pickFields(branch, value);
  if (!properties || value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const inner = getOwn(value as Record<string, unknown>, name);
      return inner === undefined ? [] : [[name, pickFields(field, inner)]];
    }),
  );
}

const toLoggedObject = (schema: TSchema, value: unknown) => toJson(withoutSecrets(pickFields(schema, value)));

const kindOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && 'user_type' in value ? value.user_type : undefined;

/** Whether a call is one of members, or one by which operators set up their own second factor. */
const isAboutCaller = ({ audience, withoutSecondFactor }: Endpoint): boolean =>
  withoutSecondFactor || audience.some((group) => group === 'signed_in' || group === 'general' || group === 'brand');

/**
 * Whether a change is about an operator's account: one of its objects is, or it is a change of account security, which
 * names no object because it is about the caller.
 */
function isAboutOperator({ endpoint, change, response }: Entry): boolean {
  const kinds = [change.before, change.after, response].map(kindOf).filter((kind) => kind !== undefined);
  if (kinds.length > 0) return kinds.includes(UserType.STAFF);
  const namesObject = change.before !== null || change.after !== null;
  return endpoint.refusedWhileActing && !namesObject && isAboutCaller(endpoint);
}

/** The account that the change is about; none when it is the operator's own. */
function toAboutUser({ actor, actedFor, endpoint, request, change }: Entry): number | null {
  const about = actedFor ?? findChangedAccount(endpoint, change.after ?? change.before, request.body);
  return about === actor ? null : about;
}

/** Writes one staff-log row (SPEC §3); call it in the transaction of the change. */
export async function writeStaffLog(db: Db, entry: Entry): Promise<void> {
  const { actor, endpoint, request, status, response, change, now, elapsed } = entry;
  const headers = Object.fromEntries(
    LOGGED_HEADERS.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
  );
  await db
    .insertInto('staff_log')
    .values({
      user_id: actor,
      headers: toJson(headers),
      path: request.url.split('?')[0] ?? '',
      method: request.method,
      status_code: status,
      response_time: Math.round(elapsed * 10) / 10,
      old_object: toLoggedObject(endpoint.logged, change.before),
      new_object: toLoggedObject(endpoint.logged, change.after),
      request_data: toJson(withoutSecrets(request.body ?? {})),
      response_data: toJson(withoutSecrets(response)),
      created: now,
      about_operator: isAboutOperator(entry),
      about_user_id: toAboutUser(entry),
    })
    .execute();
}

type LoggedObjects = Partial<Record<'old_object' | 'new_object' | 'request_data' | 'response_data', string>>;

/** Rewrites the objects of an entry, as JSON: nothing about an erased person may stay in them. */
export async function rewriteStaffLogEntry(db: Db, id: number, objects: LoggedObjects): Promise<void> {
  await db.updateTable('staff_log').set(objects).where('id', '=', id).execute();
}
