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

/** The document, or the name or number of its brand, contains the words. */
const toSearches = (searched: string) => [
  matches('document.searched', searched),
  sql<SqlBool>`document.brand_id = any(array(select found.user_id from brand_account as found where ${matches('found.searched', searched)} limit ${MAX_BRANDS}))`,
];

/** Lists documents, the last changed first; of one brand with `brandId`. */
export function listDocuments(db: Db, brandId: number | undefined, query: DocumentQuery): Promise<Page<DocumentRow>> {
  let found = fromDocuments(db);
  if (brandId !== undefined) found = found.where('document.brand_id', '=', brandId);
  if (query.state !== undefined) found = found.where('document.state', '=', query.state);
  const { search = '' } = query;
  return readPage(db, query, {
    found: search.trim() === '' ? found : toSearches(search).map((condition) => found.where(condition)),
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
