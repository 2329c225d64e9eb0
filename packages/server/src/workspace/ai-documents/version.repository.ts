import type { PersonRef } from '@danji/contracts/accounts/user';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { historyOf } from '../../platform/records/history.ts';

/** The most versions of a document; the oldest are deleted first. */
const MAX_VERSIONS = 50;

type NewVersion = { document_id: number; user_id: number | null; title: string; content: RichDocument; saved: string };

const history = historyOf('ai_document_version', 'document_id');

/** Saves a version, and deletes the oldest beyond the limit. */
export async function insertVersion(db: Db, { content, ...version }: NewVersion): Promise<void> {
  await history.add(db, { ...version, content: toJson(content) });
  await history.trim(db, version.document_id, MAX_VERSIONS);
}

const selectLines = (db: Db) =>
  db
    .selectFrom('ai_document_version as entry')
    .select(['entry.id', 'entry.title', 'entry.saved'])
    .select(selectPersonRef<PersonRef | null>('entry.user_id').as('user'));

export const listVersionRows = (db: Db, query: { document_id: number; page?: number; page_size?: number }) =>
  history.list(db, query.document_id, query, selectLines(db));

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
  selectLines(db).select(['entry.document_id', 'entry.content']).where('entry.id', '=', id).executeTakeFirst();

/** Lists the texts of all versions of a document, for the pictures that they show. */
export const listVersionContents = async (db: Db, documentId: number): Promise<RichDocument[]> =>
  (await db.selectFrom('ai_document_version').select('content').where('document_id', '=', documentId).execute()).map(
    ({ content }) => content,
  );
