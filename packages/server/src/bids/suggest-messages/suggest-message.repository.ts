import type { PersonRef } from '@danji/contracts/accounts/user';
import type { listSuggestMessages } from '@danji/contracts/bids/suggest-message.endpoints';
import type { SuggestMessage } from '@danji/contracts/bids/suggest-message';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { NanoId } from '@danji/contracts/fields';
import type { Page } from '@danji/contracts/page';
import { rolesWith } from '@danji/contracts/workspace/space-rights';
import { type Insertable, sql } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readPage } from '../../platform/records/read-page.ts';

const selectRequest = (db: Db, nanoId: string) =>
  db
    .selectFrom('suggest_request as request')
    .innerJoin('suggest_item as item', 'item.id', 'request.item_id')
    .innerJoin('user_account as vendor', 'vendor.id', 'request.brand_id')
    .where('request.nano_id', '=', nanoId as NanoId)
    .select(['request.id', 'request.nano_id', 'request.brand_id', 'request.space_id', 'request.state', 'request.sent'])
    .select(['request.is_open', 'item.suggest_type', 'item.title'])
    .select(sql<boolean>`vendor.deleted is not null`.as('is_vendor_gone'))
    .select(
      sql<number>`(select count(*)::integer from suggest_message as message where message.request_id = request.id)`.as(
        'messages',
      ),
    );

/** A request as its messages need it. */
export type DiscussedRequest = Awaited<ReturnType<ReturnType<typeof selectRequest>['executeTakeFirstOrThrow']>>;

export const findDiscussed = (db: Db, nanoId: string): Promise<DiscussedRequest | undefined> =>
  selectRequest(db, nanoId).executeTakeFirst();

/**
 * The same with a lock of the request for the transaction: its messages come one after the other, and none behind its
 * withdrawal.
 */
export async function lockDiscussed(db: Db, nanoId: string): Promise<DiscussedRequest | undefined> {
  await db
    .selectFrom('suggest_request')
    .where('nano_id', '=', nanoId as NanoId)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return findDiscussed(db, nanoId);
}

/** Messages with whether the other side has read them, and who wrote them for whom `seesPeople`. */
const selectLines = (db: Db, seesPeople: boolean) =>
  db
    .selectFrom('suggest_message as message')
    .leftJoin('suggest_message_read as reading', (join) =>
      join
        .onRef('reading.request_id', '=', 'message.request_id')
        .on(sql<boolean>`reading.is_vendor <> message.is_from_vendor`),
    )
    .select(['message.id', 'message.content', 'message.is_from_vendor', 'message.created'])
    .select([
      sql<boolean>`message.id <= coalesce(reading.last_id, 0)`.as('is_read'),
      sql<PersonRef | null>`case when ${seesPeople}::boolean and not message.is_from_vendor
        then ${selectPersonRef('message.user_id')} end`.as('user'),
    ]);

/** The messages about a request, the newest first. */
export function listMessages(
  db: Db,
  query: QueryOf<typeof listSuggestMessages>,
  { id, seesPeople }: { id: number; seesPeople: boolean },
): Promise<Page<SuggestMessage>> {
  return readPage(db, query, {
    found: db.selectFrom('suggest_message as message').where('message.request_id', '=', id),
    order: [['message.id', 'desc']],
    key: 'message.id',
    lines: selectLines(db, seesPeople),
  });
}

export const getMessage = (db: Db, id: number, seesPeople: boolean): Promise<SuggestMessage> =>
  selectLines(db, seesPeople).where('message.id', '=', id).executeTakeFirstOrThrow();

export async function insertMessage(db: Db, values: Insertable<Database['suggest_message']>): Promise<number> {
  const { id } = await db.insertInto('suggest_message').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

type Reading = { requestId: number; isVendor: boolean; upTo: number; now: Date };

/** Notes how far a side has read what the other one has written; resolves to whether that is further than before. */
export async function moveReadMark(db: Db, { requestId, isVendor, upTo, now }: Reading): Promise<boolean> {
  const last = await db
    .selectFrom('suggest_message')
    .where('request_id', '=', requestId)
    .where('is_from_vendor', '=', !isVendor)
    .where('id', '<=', upTo)
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return false;
  const values = { last_id: last.id, updated: now };
  const moved = await db
    .insertInto('suggest_message_read')
    .values({ request_id: requestId, is_vendor: isVendor, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['request_id', 'is_vendor'])
        .doUpdateSet(values)
        .where('suggest_message_read.last_id', '<', last.id),
    )
    .returning('last_id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Lists the accounts that manage the notices of a complex. */
export async function listOffice(db: Db, spaceId: number): Promise<number[]> {
  const managers = await db
    .selectFrom('work_member')
    .where('space_id', '=', spaceId)
    .where('edit_state_type', '=', EditState.DONE)
    .where('role', 'in', rolesWith('write_notices'))
    .select('user_id')
    .execute();
  return managers.map(({ user_id }) => user_id);
}
