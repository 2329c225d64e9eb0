import { sql } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { defineHostCookie } from '../../platform/http/host-cookie.ts';
import { newSecret, toKeyedHash } from '../../platform/secrets.ts';

/** A browser is known for so long after its last sign-in. */
export const BROWSER_DAYS = 180;

const browserCookie = defineHostCookie('danji_browser');

/** The stored form of the browser's name; undefined for a browser in which nobody has signed in. */
export function findBrowserHash(request: FastifyRequest): string | undefined {
  const secret = browserCookie.read(request);
  return secret === undefined ? undefined : toKeyedHash(request.server.platform.signingKey, 'browser', secret);
}

type Opened = { db: Db; request: FastifyRequest; reply: FastifyReply; userId: number; now: Date };

/** Records, when a member has signed in, that the account was used in this browser, and names a browser without a name. */
export async function rememberBrowser({ db, request, reply, userId, now }: Opened): Promise<void> {
  const secret = browserCookie.read(request) ?? newSecret();
  browserCookie.set(reply, secret, BROWSER_DAYS * 86_400);
  const browserHash = toKeyedHash(request.server.platform.signingKey, 'browser', secret);
  await sql`insert into account_browser (user_id, browser_hash, seen)
    select id, ${browserHash}, ${now}::timestamptz from user_account where id = ${userId} and user_type in (1, 2)
    on conflict (user_id, browser_hash) do update set seen = excluded.seen`.execute(db);
}

/** Whether one of the accounts was used in a browser. */
export async function isBrowserOf(
  db: Db,
  browserHash: string,
  accounts: 'recommender' | 'referred',
  recommenderId: number,
) {
  const known = db.selectFrom('account_browser').where('browser_hash', '=', browserHash).select('user_id');
  const row = await (
    accounts === 'recommender'
      ? known.where('user_id', '=', recommenderId)
      : known.where('user_id', 'in', (eb) =>
          eb.selectFrom('referral').where('recommender_id', '=', recommenderId).select('user_id'),
        )
  ).executeTakeFirst();
  return row !== undefined;
}
