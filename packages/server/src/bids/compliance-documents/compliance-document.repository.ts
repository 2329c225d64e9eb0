import type { ComplianceDocument, ComplianceDocumentFields } from '@danji/contracts/bids/compliance-document';
import { ComplianceDocumentState } from '@danji/contracts/bids/compliance-document';
import type { Page } from '@danji/contracts/page';
import { type SqlBool, sql, type Updateable } from 'kysely';
import { approvedFact } from '../../accounts/businesses/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type PageQuery, readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';
import { softDeleteOf } from '../../platform/records/soft-delete.ts';

/** The use of the files of documents: their brand and our staff may read them. */
export const COMPLIANCE_FILE_USE = 'compliance_document';

const fromDocuments = (db: Db) =>
  db.selectFrom('compliance_document as document').where('document.deleted', 'is', null);

const selectDocument = (db: Db) =>
  fromDocuments(db)
    .innerJoin('brand_account as brand', 'brand.user_id', 'document.brand_id')
    .select([
      'document.id',
      'document.brand_id',
      'document.kind',
      'document.title',
      'document.number',
      'document.issuer',
      'document.issued_date',
      'document.expiry_date',
      'document.state',
      'document.reason',
      'document.decided',
      'document.created',
      'document.updated',
    ])
    .select(approvedFact('brand', 'name').as('company'));
export type DocumentRow = Awaited<ReturnType<ReturnType<typeof selectDocument>['executeTakeFirstOrThrow']>>;

type DocumentQuery = PageQuery & { search?: string; state?: ComplianceDocument['state'] };

/** A word that is in the names of more brands finds the documents of so many. */
const MAX_BRANDS = 10_000;

/**
 * Finds the brands whose name or number contains the words. They are looked up before the list, so that PostgreSQL knows
 * whether they have few documents.
 */
const findBrands = async (db: Db, searched: string): Promise<number[]> =>
  (
    await db
      .selectFrom('brand_account as found')
      .where(matches('found.searched', searched))
      .select('found.user_id')
      .limit(MAX_BRANDS)
      .execute()
  ).map(({ user_id }) => user_id);

/**
 * Lists documents, the last changed first; of one brand with `brandId`. A search finds them by their own words, and by
 * those of their brand in the list of all brands.
 */
export async function listDocuments(
  db: Db,
  brandId: number | undefined,
  query: DocumentQuery,
): Promise<Page<DocumentRow>> {
  let all = fromDocuments(db);
  if (brandId !== undefined) all = all.where('document.brand_id', '=', brandId);
  if (query.state !== undefined) all = all.where('document.state', '=', query.state);
  const searched = query.search?.trim() ? query.search : undefined;
  const brands = searched !== undefined && brandId === undefined ? await findBrands(db, searched) : [];
  const ofBrands = all.where(sql<SqlBool>`document.brand_id = any(${brands}::bigint[])`);
  const found =
    searched === undefined
      ? all
      : [all.where(matches('document.searched', searched)), ...(brands.length === 0 ? [] : [ofBrands])];
  return readPage(db, query, {
    found,
    order: [['document.updated', 'desc']],
    key: 'document.id',
    lines: selectDocument(db),
  });
}

export const findDocument = (db: Db, id: number): Promise<DocumentRow | undefined> =>
  selectDocument(db).where('document.id', '=', id).executeTakeFirst();

/** Finds a document and locks it for the transaction. */
export const findDocumentForChange = (db: Db, id: number): Promise<DocumentRow | undefined> =>
  selectDocument(db).where('document.id', '=', id).forUpdate('document').executeTakeFirst();

/** Finds the brand and the version of a deleted document, and locks it. */
export const findDeletedDocument = (db: Db, id: number) =>
  db
    .selectFrom('compliance_document')
    .where('id', '=', id)
    .where('deleted', 'is not', null)
    .select(['id', 'brand_id', 'updated'])
    .forUpdate()
    .executeTakeFirst();

export const countDocuments = async (db: Db, brandId: number): Promise<number> =>
  (
    await fromDocuments(db)
      .where('document.brand_id', '=', brandId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Adds a document that waits for our staff; resolves to its id. */
export async function insertDocument(
  db: Db,
  fields: ComplianceDocumentFields,
  { brandId, now }: { brandId: number; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('compliance_document')
    .values({
      ...fields,
      brand_id: brandId,
      state: ComplianceDocumentState.WAITING,
      reason: null,
      reminded_days: null,
      created: now,
      updated: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDocument(
  db: Db,
  id: number,
  changes: Updateable<Database['compliance_document']>,
): Promise<void> {
  await db.updateTable('compliance_document').set(changes).where('id', '=', id).execute();
}

export const deletedDocuments = softDeleteOf('compliance_document');
