import type { HintOffer } from '@danji/contracts/bids/offer-hint-rules';
import { SUGGEST_REQUEST_LIMITS, type SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { sql } from 'kysely';
import { approvedFact } from '../../accounts/businesses/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { ObjectStorage } from '../../platform/storage/storage-port.ts';
import { hashTwins } from './file-twins.ts';

type Row = Omit<HintOffer, 'files' | 'lines'> & { id: number; lines: SuggestRequest['price_lines'] };

/** The opened offers on a notice with the facts of their vendors; `is_open` keeps sealed ones out. */
const findRows = (db: Db, itemId: number): Promise<Row[]> =>
  db
    .selectFrom('suggest_request as request')
    .innerJoin('user_account as account', 'account.id', 'request.brand_id')
    .innerJoin('brand_account as brand', 'brand.user_id', 'request.brand_id')
    .where('request.item_id', '=', itemId)
    .where('request.is_open', '=', true)
    .select(['request.id', 'request.price_lines as lines'])
    .select([
      sql<string>`coalesce(nullif(${approvedFact('brand', 'name')}, ''), account.name)`.as('name'),
      approvedFact('brand', 'business_no').as('business_no'),
      approvedFact('brand', 'company_manager_name').as('representative'),
      sql<string>`case when brand.address1 = '' then '' else brand.address1 || ' ' || brand.address2 end`.as('address'),
      sql<string[]>`jsonb_build_array(brand.tel, account.tel)`.as('tels'),
    ])
    .orderBy('request.sent', 'desc')
    .orderBy('request.id', 'desc')
    .limit(SUGGEST_REQUEST_LIMITS.received)
    .execute();

/** The attachments of requests. */
const listFiles = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('record_file as used')
    .innerJoin('stored_file as file', 'file.id', 'used.file_id')
    .where('used.use', '=', 'suggest_request')
    .where('used.record_id', 'in', [...ids, 0])
    .where('used.position', 'is not', null)
    .select(['used.record_id as request_id', 'file.size', 'file.storage_key'])
    .orderBy('file.id')
    .execute();

/** Lists the opened offers on a notice for their comparison. */
export async function listHintOffers(db: Db, storage: ObjectStorage, itemId: number): Promise<HintOffer[]> {
  const rows = await findRows(db, itemId);
  const files = await hashTwins(
    storage,
    await listFiles(
      db,
      rows.map(({ id }) => id),
    ),
  );
  return rows.map(({ id, ...offer }) => ({ ...offer, files: files.get(id) ?? [] }));
}
