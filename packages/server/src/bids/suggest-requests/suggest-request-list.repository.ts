import { byCompleteness } from '@danji/contracts/bids/offer-sums';
import { type OfferedPrices, SUGGEST_REQUEST_LIMITS } from '@danji/contracts/bids/suggest-request';
import type { listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';
import { UserType } from '@danji/contracts/codes/user-codes';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { NanoId } from '@danji/contracts/fields';
import type { Page } from '@danji/contracts/page';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { emptyPage, readPage } from '../../platform/records/read-page.ts';
import { listSpacesOf } from '../../workspace/work-spaces/index.ts';
import { type FoundRequests, fromRequests, type RequestLineRow, selectLines } from './suggest-request.repository.ts';

type Query = QueryOf<typeof listSuggestRequests>;

const findId = async (db: Db, table: 'suggest_item' | 'company_item', nanoId: string): Promise<number> =>
  (
    await db
      .selectFrom(table)
      .where('nano_id', '=', nanoId as NanoId)
      .select('id')
      .executeTakeFirst()
  )?.id ?? 0;

/** Finds readable requests: a vendor's own; of others only unsealed ones, in own complexes, or all for our staff. */
async function toReadable(db: Db, { id, user_type }: Principal): Promise<FoundRequests[]> {
  const requests = fromRequests(db).where('request.state', 'is not', null);
  if (user_type === UserType.BRAND) return [requests.where('request.brand_id', '=', id)];
  const open = requests.where('request.is_open', '=', true);
  if (user_type === UserType.STAFF) return [open];
  return (await listSpacesOf(db, id)).map((space) => open.where('request.space_id', '=', space));
}

/** Lists what a caller may read, the last sent first; a vendor's drafts are before them. */
export async function listRequests(db: Db, query: Query, user: Principal): Promise<Page<RequestLineRow>> {
  const { company_item__nano_id: companyItem, item_nano_id: item, state } = query;
  const readable = await toReadable(db, user);
  if (readable.length === 0) return emptyPage(query);
  const itemId = item === undefined ? undefined : await findId(db, 'suggest_item', item);
  const companyItemId = companyItem === undefined ? undefined : await findId(db, 'company_item', companyItem);
  const found = readable.map((requests) => {
    let asked = requests;
    if (itemId !== undefined) asked = asked.where('request.item_id', '=', itemId);
    if (companyItemId !== undefined) asked = asked.where('request.company_item_id', '=', companyItemId);
    if (state !== undefined) asked = asked.where('request.state', '=', state);
    return asked;
  });
  return readPage(db, query, {
    found,
    order: [['request.sent', 'desc', 'nulls first']],
    key: 'request.id',
    lines: selectLines(db),
  });
}

/** Lists the priced lines of the opened requests on a notice; none for who neither works in its complex nor for us. */
export async function listPrices(db: Db, itemNanoId: NanoId, user: Principal): Promise<OfferedPrices['offers']> {
  const item = await db
    .selectFrom('suggest_item')
    .where('nano_id', '=', itemNanoId)
    .select(['id', 'space_id'])
    .executeTakeFirst();
  if (!item || !(isStaff(user) || (await listSpacesOf(db, user.id)).includes(item.space_id))) return [];
  return fromRequests(db)
    .where('request.item_id', '=', item.id)
    .where('request.is_open', '=', true)
    .where('request.state', 'is not', null)
    .select(['request.nano_id', 'request.price_lines'])
    .orderBy('request.id')
    .limit(SUGGEST_REQUEST_LIMITS.received)
    .execute();
}

/** Lists the opened requests on a notice with their priced lines, in the order of comparing. */
export async function listOpened(db: Db, itemId: number) {
  const rows = await selectLines(db)
    .where('request.item_id', '=', itemId)
    .where('request.is_open', '=', true)
    .select('request.price_lines')
    .orderBy('request.id')
    .limit(SUGGEST_REQUEST_LIMITS.received)
    .execute();
  return rows.toSorted(byCompleteness);
}
export type OpenedRequest = Awaited<ReturnType<typeof listOpened>>[number];
