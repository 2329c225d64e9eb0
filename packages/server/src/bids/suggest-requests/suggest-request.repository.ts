import type { PersonRef } from '@danji/contracts/accounts/user';
import type { SuggestRequestLine } from '@danji/contracts/bids/suggest-request';
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import { approvedFact } from '../../accounts/businesses/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import { hasRef } from '../../platform/records/record-ref.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newNanoId } from '../../platform/ids.ts';
import { publicFileUrl } from '../../site/files/index.ts';

/** The use of the attachments and pictures of requests. */
export const SUGGEST_REQUEST_FILE_USE = 'suggest_request';

type Tables = Database & { request: Database['suggest_request'] };
export type FoundRequests = SelectQueryBuilder<Tables, 'request', object>;

export const fromRequests = (db: Db): FoundRequests => db.selectFrom('suggest_request as request');

/** The vendor under the name of its company. */
const vendor = sql<PersonRef>`jsonb_build_object('id', account.id, 'nano_id', account.nano_id,
  'name', coalesce(nullif(${approvedFact('brand', 'name')}, ''), account.name),
  'profile_image_url', ${publicFileUrl('account.profile_image_id')})`;

const companyItem = sql<SuggestRequestLine['company_item']>`(select
  jsonb_build_object('id', company.id, 'nano_id', company.nano_id, 'title', company.title)
  from company_item as company where company.id = request.company_item_id)`;

/** The rows of the price table for which a request has no line; a line is of a row when name and unit are the same. */
const missingLines = sql<number>`(select count(*)::integer from suggest_item as item,
  jsonb_array_elements(item.price_table) as asked where item.id = request.item_id and not exists (
    select from jsonb_array_elements(request.price_lines) as line
    where line ->> 'item' = asked ->> 'item' and line ->> 'unit' = asked ->> 'unit'))`;

/** The columns of lists. A row that is only a favourite is none of them. */
export const selectLines = (db: Db) =>
  fromRequests(db)
    .innerJoin('user_account as account', 'account.id', 'request.brand_id')
    .leftJoin('brand_account as brand', 'brand.user_id', 'request.brand_id')
    .where('request.state', 'is not', null)
    .select([
      'request.id',
      'request.nano_id',
      'request.item_id',
      'request.brand_id',
      'request.space_id',
      'request.is_open',
      'request.company_fav_date',
      'request.total_price',
      'request.vat_mode',
      'request.valid_until',
      'request.sent',
      'request.reason',
      'request.created',
      'request.updated',
    ])
    .select([
      sql<SuggestRequestLine['state']>`request.state`.as('state'),
      missingLines.as('missing_lines'),
      vendor.as('user'),
      companyItem.as('company_item'),
    ]);
export type RequestLineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>;

const selectWhole = (db: Db) =>
  selectLines(db).select(['request.content', 'request.price_lines', 'request.document_ids', 'request.hash']);
export type RequestRow = Awaited<ReturnType<ReturnType<typeof selectWhole>['executeTakeFirstOrThrow']>>;

/** Finds a request by nano_id or id (as text). */
export const findRequest = (db: Db, ref: string): Promise<RequestRow | undefined> =>
  selectWhole(db).where(hasRef('request', ref)).executeTakeFirst();

/** The same with a lock of its row for the transaction. */
export const lockRequest = (db: Db, id: number): Promise<RequestRow | undefined> =>
  selectWhole(db).where('request.id', '=', id).forUpdate('request').executeTakeFirst();

/** Finds the row of a vendor on a notice, makes one where there is none, and locks it. */
export async function lockOwnRow(db: Db, itemId: number, brandId: number, now: Date) {
  await db
    .insertInto('suggest_request')
    .values({
      nano_id: newNanoId(),
      item_id: itemId,
      brand_id: brandId,
      company_item_id: null,
      company_fav_date: null,
      state: null,
      ...EMPTY,
      created: now,
      updated: now,
    })
    .onConflict((conflict) => conflict.columns(['item_id', 'brand_id']).doNothing())
    .execute();
  return db
    .selectFrom('suggest_request')
    .where('item_id', '=', itemId)
    .where('brand_id', '=', brandId)
    .select(['id', 'nano_id', 'state', 'company_fav_date', 'sent', 'updated'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The written columns of a row without a request. */
export const EMPTY = {
  content: toJson({ version: 1, children: [] }),
  price_lines: '[]',
  document_ids: '[]',
  total_price: null,
  vat_mode: 'included',
  valid_until: null,
  sent: null,
  hash: null,
  reason: null,
} as const satisfies Partial<Insertable<Database['suggest_request']>>;

export async function updateRequest(
  db: Db,
  id: number,
  changes: Updateable<Database['suggest_request']>,
): Promise<void> {
  await db.updateTable('suggest_request').set(changes).where('id', '=', id).execute();
}

export async function deleteRequest(db: Db, id: number): Promise<void> {
  await db.deleteFrom('suggest_request').where('id', '=', id).execute();
}

export async function insertVersion(db: Db, values: Insertable<Database['suggest_request_version']>): Promise<void> {
  await db.insertInto('suggest_request_version').values(values).execute();
}

/** The compliance documents of a vendor that go with a request, in their order; deleted ones are left out. */
export async function listDocuments(db: Db, brandId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('compliance_document')
    .where('brand_id', '=', brandId)
    .where('deleted', 'is', null)
    .where('id', 'in', [...ids])
    .select(['id', 'title', 'number'])
    .limit(ids.length)
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** The files of compliance documents, each with the number of its document. */
export const listDocumentFiles = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('record_file')
    .innerJoin('stored_file as file', 'file.id', 'record_file.file_id')
    .where('record_file.use', '=', 'compliance_document')
    .where('record_file.record_id', 'in', [...ids, 0])
    .selectAll('file')
    .select('record_file.record_id as document_id')
    .orderBy('record_file.position')
    .execute();
