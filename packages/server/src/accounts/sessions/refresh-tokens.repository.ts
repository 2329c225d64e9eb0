import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { newSecret, toHash } from '../../platform/secrets.ts';

/** Lifetime of a refresh token in seconds (DECISIONS, Accounts and sessions). */
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;

/**
 * Adds a refresh token of the generation to a session; resolves to the token itself, of which only the hash is stored.
 */
export async function insertRefreshToken(db: Db, sessionId: number, generation: number, now: Date): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('refresh_token')
    .values({
      session_id: sessionId,
      generation,
      token_hash: toHash(token),
      created: now,
      expires: addSeconds(now, REFRESH_TOKEN_SECONDS),
      has_plain_name: false,
    })
    .execute();
  return token;
}

/**
 * Locks the session of a token and returns it with its current generation, so that renewals of one session run one
 * after the other.
 */
export async function lockSessionOfToken(db: Db, token: string) {
  const session = await db
    .selectFrom('auth_session as session')
    .innerJoin('refresh_token as token', 'token.session_id', 'session.id')
    .where('token.token_hash', '=', toHash(token))
    .select(['session.id', 'session.nano_id', 'session.user_id', 'session.client', 'session.ended'])
    .forUpdate('session')
    .executeTakeFirst();
  if (!session) return undefined;
  // Reading after the lock sees what another renewal did meanwhile.
  const row = await db
    .selectFrom('refresh_token as token')
    .where('token_hash', '=', toHash(token))
    .select(['used', 'expires'])
    .select((eb) =>
      eb
        .selectFrom('refresh_token as each')
        .where('each.session_id', '=', session.id)
        .select(({ fn }) => fn.max('each.generation').as('newest'))
        .as('newest'),
    )
    .executeTakeFirst();
  return row && { session, used: row.used, expires: row.expires, generation: row.newest ?? 0 };
}

/** Marks every unused token up to a generation as used: the presented token and its siblings. */
export async function markTokensUsed(db: Db, sessionId: number, generation: number, now: Date): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ used: now })
    .where('session_id', '=', sessionId)
    .where('generation', '<=', generation)
    .where('used', 'is', null)
    .execute();
}

/** Finds the public id of the web session that a refresh token may still renew, without renewing it. */
export async function findSessionOfToken(
  db: Db,
  token: string,
  now: Date,
  usedAfter: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('refresh_token as token')
    .innerJoin('auth_session as session', 'session.id', 'token.session_id')
    .where('token.token_hash', '=', toHash(token))
    .where('token.expires', '>', sql<string>`${now}::timestamptz`)
    .where('session.client', '=', 'web')
    .where((eb) => eb.or([eb('token.used', 'is', null), eb('token.used', '>', sql<string>`${usedAfter}::timestamptz`)]))
    .select('session.nano_id')
    .executeTakeFirst();
  return row?.nano_id;
}

/** Whether a token was issued under the plain name of its cookie, by a release before the prefix `__Host-`. */
export async function hasPlainName(db: Db, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('refresh_token')
    .where('token_hash', '=', toHash(token))
    .select('has_plain_name')
    .executeTakeFirst();
  return row?.has_plain_name === true;
}

/** Deletes expired tokens of a session; a replay of one is refused as an unknown token. */
export async function deleteExpiredTokens(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .deleteFrom('refresh_token')
    .where('session_id', '=', sessionId)
    .where('expires', '<', sql<string>`${now}::timestamptz`)
    .execute();
}

/** Deletes the tokens of everybody that have expired. */
export async function deleteAllExpiredTokens(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('refresh_token')
    .where('expires', '<', sql<string>`${now}::timestamptz`)
    .execute();
}

/** Deletes the tokens of an account. */
export async function deleteTokens(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('refresh_token')
    .where('session_id', 'in', (eb) => eb.selectFrom('auth_session').where('user_id', '=', userId).select('id'))
    .execute();
}
