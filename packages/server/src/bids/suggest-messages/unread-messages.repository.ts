import { sql } from 'kysely';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { listSpacesOf } from '../../workspace/work-spaces/index.ts';

type Discussed = { id: number; brand_id: number; space_id: number };

/**
 * The requests among these, none of them on a bid or never sent, whose messages the caller reads as one of the two sides:
 * their numbers. Our staff are none of them.
 */
export async function listDiscussed(db: Db, requests: readonly Discussed[], user: Principal): Promise<number[]> {
  if (requests.length === 0 || isStaff(user)) return [];
  const isVendorOfAll = requests.every(({ brand_id }) => brand_id === user.id);
  const spaces = isVendorOfAll ? [] : await listSpacesOf(db, user.id, 'write_notices');
  return requests
    .filter(({ brand_id, space_id }) => brand_id === user.id || spaces.includes(space_id))
    .map(({ id }) => id);
}

/**
 * Counts the messages of the other side that the caller's side has not read, by the number of the request. Only what is
 * behind the read mark of a request is walked, in the index of its messages.
 */
export async function countUnreadMessages(
  db: Db,
  requestIds: readonly number[],
  { id }: Principal,
): Promise<ReadonlyMap<number, number>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('suggest_request as request')
    .where('request.id', 'in', [...requestIds])
    .select('request.id')
    .select(
      sql<number>`(select count(*)::integer from suggest_message as message
        where message.request_id = request.id and message.is_from_vendor <> (request.brand_id = ${id})
          and message.id > coalesce((select last_id from suggest_message_read as reading
            where reading.request_id = request.id and reading.is_vendor = (request.brand_id = ${id})), 0))`.as(
        'unread',
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row.unread]));
}
