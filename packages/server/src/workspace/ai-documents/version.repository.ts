import type { PersonRef } from '@danji/contracts/accounts/user';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';

/** The most versions of a document; the oldest are deleted first. */
const MAX_VERSIONS = 50;

type NewVersion = { document_id: number; user_id: number | null; title: string; content: RichDocument; saved: string };

/** Saves a version, and deletes the oldest beyond the limit. */
export async function insertVersion(db: Db, { content, ...version }: NewVersion): Promise<void> {
  await db
    .insertInto('ai_document_version')
    .values({ ...version, content: toJson(content) })
    .execute();
  const retained = db
    .selectFrom('ai_document_version')
    .select('id')
    .where('document_id', '=', version.document_id)
    .orderBy('id', 'desc')
    .limit(MAX_VERSIONS);
  await db
    .deleteFrom('ai_document_version')
    .where('document_id', '=', version.document_id)
    .where('id', 'not in', retained)
    .execute();
}

const selectLines = (db: Db) =>
  db
    .selectFrom('ai_document_version as version')
    .select(['version.id', 'version.title', 'version.saved'])
    .select(selectPersonRef<PersonRef | null>('version.user_id').as('user'));

export const listVersionRows = (db: Db, query: { document_id: number; page?: number; page_size?: number }) =>
  readPage(db, query, {
    found: db.selectFrom('ai_document_version as version').where('version.document_id', '=', query.document_id),
    order: [['version.id', 'desc']],
    key: 'version.id',
    lines: selectLines(db),
  });

export const countVersions = async (db: Db, documentId: number): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('ai_document_version')
        .where('document_id', '=', documentId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

export const findVersion = (db: Db, id: number) =>
  selectLines(db).select(['version.document_id', 'version.content']).where('version.id', '=', id).executeTakeFirst();

/** Lists the texts of all versions of a document, for the pictures that they show. */
export const listVersionContents = async (db: Db, documentId: number): Promise<RichDocument[]> =>
  (await db.selectFrom('ai_document_version').select('content').where('document_id', '=', documentId).execute()).map(
    ({ content }) => content,
  );
