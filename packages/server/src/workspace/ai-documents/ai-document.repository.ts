import type { AiAnswers } from '@danji/contracts/workspace/ai-document-forms';
import type { listAiDocuments } from '@danji/contracts/workspace/ai-document.endpoints';
import type { SpaceRef } from '@danji/contracts/workspace/space-ref';
import type { AiDocumentStateCode, AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { toPlainText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { PersonRef } from '@danji/contracts/accounts/user';
import type { Page } from '@danji/contracts/page';
import { sql, type Updateable } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { emptyPage, readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';
import { softDeleteOf } from '../../platform/records/soft-delete.ts';

/** The use of pictures in documents: the members of the work space may see them. */
export const AI_DOCUMENT_FILE_USE = 'ai_document';

const fromDocuments = (db: Db) => db.selectFrom('ai_document as document').where('document.deleted', 'is', null);

const space = sql<SpaceRef>`(select jsonb_build_object('id', space.id, 'title', space.title) from work_space as space where space.id = document.space_id)`;

const selectLines = (found: ReturnType<typeof fromDocuments>) =>
  found
    .select([
      'document.id',
      'document.space_id',
      'document.document_type',
      'document.title',
      'document.state',
      'document.is_sample',
      'document.created',
      'document.updated',
      'document.user_id',
    ])
    .select([selectPersonRef('document.user_id').as('user'), space.as('space')]);

const selectWhole = (db: Db) =>
  selectLines(fromDocuments(db))
    .select(['document.answers', 'document.content', 'document.saved_by as saved_by_id', 'document.versioned'])
    .select(selectPersonRef<PersonRef | null>('document.saved_by').as('saved_by'));

export type AiDocumentSummaryRow = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>;
export type AiDocumentRow = Awaited<ReturnType<ReturnType<typeof selectWhole>['executeTakeFirstOrThrow']>>;

export const findAiDocument = (db: Db, id: number): Promise<AiDocumentRow | undefined> =>
  selectWhole(db).where('document.id', '=', id).executeTakeFirst();
/** Finds the document and locks it for the transaction. */
export const lockAiDocument = (db: Db, id: number): Promise<AiDocumentRow | undefined> =>
  selectWhole(db).where('document.id', '=', id).forUpdate('document').executeTakeFirst();

/** Lists the last changed first. The search runs on the documents of these work spaces, which their index finds. */
export async function listAiDocumentRows(
  db: Db,
  spaceIds: readonly number[],
  query: Omit<QueryOf<typeof listAiDocuments>, 'space_id'>,
): Promise<Page<AiDocumentSummaryRow>> {
  const { search, document_type } = query;
  if (spaceIds.length === 0) return emptyPage(query);
  let found = fromDocuments(db).where('document.space_id', 'in', [...spaceIds]);
  if (document_type !== undefined) found = found.where('document.document_type', '=', document_type);
  if (search?.trim()) found = found.where(matches('document.searched', search));
  return readPage(db, query, {
    found,
    order: [['document.updated', 'desc']],
    key: 'document.id',
    lines: selectLines(fromDocuments(db)),
  });
}

/** The searched text contains words only. */
const toSearchText = (content: RichDocument): string =>
  toPlainText(content)
    .replaceAll(/\[(이미지|동영상)\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

export type NewAiDocument = {
  space_id: number;
  user_id: number;
  document_type: AiDocumentTypeCode;
  title: string;
  answers: AiAnswers;
};

export async function insertAiDocument(
  db: Db,
  { answers, ...document }: NewAiDocument,
  now: Date | string,
): Promise<number> {
  const { id } = await db
    .insertInto('ai_document')
    .values({ ...document, answers: toJson(answers), saved_by: null, created: now, updated: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type AiDocumentChange = {
  title?: string;
  answers?: AiAnswers;
  content?: RichDocument;
  state?: AiDocumentStateCode;
  is_sample?: boolean;
  saved_by?: number | null;
  versioned?: Date;
  updated: Date | string;
};

export async function updateAiDocumentRow(
  db: Db,
  id: number,
  { answers, content, ...change }: AiDocumentChange,
): Promise<void> {
  const columns: Updateable<Database['ai_document']> = {
    ...change,
    ...(answers && { answers: toJson(answers) }),
    ...(content && { content: toJson(content), text: toSearchText(content) }),
  };
  await db.updateTable('ai_document').set(columns).where('id', '=', id).execute();
}

/** Deleted documents; their versions are deleted with them. */
export const deletedDocuments = softDeleteOf('ai_document');

export const findDeletedDocument = (db: Db, id: number) =>
  db
    .selectFrom('ai_document')
    .select(['id', 'space_id', 'user_id'])
    .where('id', '=', id)
    .where('deleted', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

/** Finds the work space of a document that is not deleted. */
export const findDocumentSpace = async (db: Db, id: number): Promise<number | undefined> =>
  (await fromDocuments(db).select('document.space_id').where('document.id', '=', id).executeTakeFirst())?.space_id;
