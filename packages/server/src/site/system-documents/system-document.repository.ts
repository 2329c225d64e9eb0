import type { DocumentTypeCode } from '@danji/contracts/codes/document-type';
import type {
  DocumentState,
  StaffDocumentSummary,
  SystemDocument,
  SystemDocumentSummary,
} from '@danji/contracts/site/system-document';
import type { Page } from '@danji/contracts/page';
import { type SelectQueryBuilder, sql } from 'kysely';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { mapPage, type PageQuery, readPage } from '../../platform/records/read-page.ts';

export type VersionFields = Pick<
  SystemDocument,
  'document_type' | 'title' | 'content' | 'effective_date' | 'change_summary' | 'requires_consent'
>;
type VersionQuery = PageQuery & { document_type: DocumentTypeCode };

const SUMMARY_COLUMNS = [
  'document.id',
  'document.document_type',
  'document.version',
  'document.title',
  'document.effective_date',
  'document.change_summary',
  'document.requires_consent',
  'document.created',
] as const;

/** Selects versions that were not withdrawn, each with its state on the business day `today`. */
const selectVersions = (db: Db, today: string) =>
  db
    .selectFrom('system_document as document')
    .where('document.withdrawn', 'is', null)
    .select([...SUMMARY_COLUMNS])
    .select(
      sql<DocumentState>`case when document.effective_date > ${today}::date then 'announced' when exists (select 1 from system_document as later where later.document_type = document.document_type
        and later.version > document.version and later.withdrawn is null and later.effective_date <= ${today}::date) then 'past' else 'in_force' end`.as(
        'state',
      ),
    );

/** Selects the version in force, of every type when none is given. */
const selectInForce = (db: Db, today: string) =>
  selectVersions(db, today)
    .where('document.effective_date', '<=', today)
    .distinctOn('document.document_type')
    .orderBy('document.document_type')
    .orderBy('document.version', 'desc');

export const findInForce = (db: Db, type: DocumentTypeCode, today: string): Promise<SystemDocument | undefined> =>
  selectInForce(db, today).select('document.content').where('document.document_type', '=', type).executeTakeFirst();

export const listInForce = (db: Db, today: string): Promise<SystemDocumentSummary[]> =>
  selectInForce(db, today).execute();

export const findVersion = (
  db: Db,
  type: DocumentTypeCode,
  version: number,
  today: string,
): Promise<SystemDocument | undefined> =>
  selectVersions(db, today)
    .select('document.content')
    .where('document.document_type', '=', type)
    .where('document.version', '=', version)
    .executeTakeFirst();

/** Reads a page of the versions of a type, the newest first, with what `lines` selects. */
const readVersions = <Database, Tables extends keyof Database, Row>(
  db: Db,
  query: VersionQuery,
  lines: SelectQueryBuilder<Database, Tables, Row>,
) =>
  readPage(db, query, {
    found: db
      .selectFrom('system_document as document')
      .where('document.document_type', '=', query.document_type)
      .where('document.withdrawn', 'is', null),
    order: [['document.version', 'desc']],
    key: 'document.id',
    lines,
  });

export const listVersions = (db: Db, query: VersionQuery, today: string): Promise<Page<SystemDocumentSummary>> =>
  readVersions(db, query, selectVersions(db, today));

/** Lists versions with their authors and the number of members who agreed. */
export async function listStaffVersions(
  db: Db,
  query: VersionQuery,
  today: string,
): Promise<Page<StaffDocumentSummary>> {
  const lines = selectVersions(db, today)
    .leftJoin('user_account as author', 'author.id', 'document.author_id')
    .select(['author.id as author_id', 'author.name as author_name'])
    .select((eb) =>
      eb
        .selectFrom('user_consent as consent')
        .whereRef('consent.system_document_id', '=', 'document.id')
        .where('consent.is_agreed', '=', true)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .as('agreed'),
    );
  return mapPage(await readVersions(db, query, lines), ({ author_id, author_name, agreed, ...summaryRow }) => ({
    ...summaryRow,
    author: author_id === null ? null : { id: author_id, name: author_name ?? '' },
    agreed_count: Number(agreed),
  }));
}

/** Locks the versions for the transaction, so that none is added or withdrawn meanwhile. */
export const lockVersions = (db: Db): Promise<void> => acquireAdvisoryLock(db, 'system_document');

/** Finds the date of the newest version, announced ones included, and the last version number. */
export async function findNewest(
  db: Db,
  type: DocumentTypeCode,
): Promise<{ last: string | undefined; version: number }> {
  const all = db.selectFrom('system_document').where('document_type', '=', type);
  const newest = await all
    .select('effective_date')
    .where('withdrawn', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const newestVersion = await all.select('version').orderBy('version', 'desc').limit(1).executeTakeFirst();
  return { last: newest?.effective_date, version: newestVersion?.version ?? 0 };
}

export async function insertVersion(
  db: Db,
  { content, ...fields }: VersionFields,
  more: { version: number; author_id: number; created: Date },
): Promise<void> {
  await db
    .insertInto('system_document')
    .values({ ...fields, ...more, content: toJson(content) })
    .execute();
}

export const findSummary = (db: Db, id: number, today: string): Promise<SystemDocumentSummary | undefined> =>
  selectVersions(db, today).where('document.id', '=', id).executeTakeFirst();

export async function withdrawVersion(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('system_document').set({ withdrawn: now }).where('id', '=', id).execute();
}
