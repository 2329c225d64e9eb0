import { toDefaultPrompt } from '@danji/contracts/workspace/ai-prompt-defaults';
import type { PromptText } from '@danji/contracts/workspace/ai-prompt-rules';
import type { listAiPrompts } from '@danji/contracts/workspace/ai-prompt.endpoints';
import type { AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { toLimits } from '../../platform/http/page.ts';
import { selectPersonRef } from '../../accounts/accounts/index.ts';

const selectPrompts = (db: Db) =>
  db
    .selectFrom('ai_prompt as prompt')
    .select([
      'prompt.id',
      'prompt.document_type',
      'prompt.version',
      'prompt.is_active',
      'prompt.system',
      'prompt.template',
      'prompt.note',
      'prompt.created',
    ])
    .select(selectPersonRef('prompt.user_id').as('user'));

export type PromptRow = Awaited<ReturnType<ReturnType<typeof selectPrompts>['executeTakeFirstOrThrow']>>;

export const findPrompt = (db: Db, id: number): Promise<PromptRow | undefined> =>
  selectPrompts(db).where('prompt.id', '=', id).executeTakeFirst();

/** Returns the prompt for a type of document: the active version of staff, or the built-in one. */
export const getActivePrompt = async (db: Db, type: AiDocumentTypeCode): Promise<PromptText> =>
  (await db
    .selectFrom('ai_prompt')
    .select(['system', 'template'])
    .where('document_type', '=', type)
    .where('is_active', '=', true)
    .executeTakeFirst()) ?? toDefaultPrompt(type);

const isListed = (query: QueryOf<typeof listAiPrompts>): Expression<SqlBool> => {
  const { document_type = null, is_active = null } = query;
  return sql<SqlBool>`((${document_type}::smallint is null or prompt.document_type = ${document_type}) and (${is_active}::boolean is null or prompt.is_active = ${is_active}))`;
};

/** Lists the newest first; there are only dozens. */
export async function listPromptRows(
  db: Db,
  query: QueryOf<typeof listAiPrompts>,
): Promise<{ rows: PromptRow[]; count: number }> {
  const { limit, offset } = toLimits(query);
  const rows = await selectPrompts(db)
    .where(isListed(query))
    .orderBy('prompt.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await db
    .selectFrom('ai_prompt as prompt')
    .where(isListed(query))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

type NewPrompt = PromptText & { document_type: AiDocumentTypeCode; note: string; user_id: number };

/** Saves the next version of a prompt, not active yet. A lock makes concurrent operators wait for one another. */
export async function insertPrompt(db: Db, prompt: NewPrompt, now: Date | string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ai_prompt:${prompt.document_type}`}, 0))`.execute(db);
  const { last } = await db
    .selectFrom('ai_prompt')
    .where('document_type', '=', prompt.document_type)
    .select(({ fn }) => fn.max('version').as('last'))
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('ai_prompt')
    .values({ ...prompt, version: (last ?? 0) + 1, is_active: false, created: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a version the active one of its type. */
export async function activatePrompt(
  db: Db,
  { id, document_type }: Pick<PromptRow, 'id' | 'document_type'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ai_prompt:${document_type}`}, 0))`.execute(db);
  await db
    .updateTable('ai_prompt')
    .set({ is_active: false })
    .where('document_type', '=', document_type)
    .where('is_active', '=', true)
    .execute();
  await db.updateTable('ai_prompt').set({ is_active: true }).where('id', '=', id).execute();
}
