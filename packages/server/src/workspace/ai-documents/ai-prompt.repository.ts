import { toDefaultPrompt } from '@danji/contracts/workspace/ai-prompt-defaults';
import type { PromptText } from '@danji/contracts/workspace/ai-prompt-rules';
import type { listAiPrompts } from '@danji/contracts/workspace/ai-prompt.endpoints';
import type { AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';

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

/** Lists the newest first. */
export function listPromptRows(db: Db, query: QueryOf<typeof listAiPrompts>): Promise<Page<PromptRow>> {
  const { document_type, is_active } = query;
  let found = db.selectFrom('ai_prompt as prompt');
  if (document_type !== undefined) found = found.where('prompt.document_type', '=', document_type);
  if (is_active !== undefined) found = found.where('prompt.is_active', '=', is_active);
  return readPage(db, query, {
    found,
    order: [['prompt.id', 'desc']],
    key: 'prompt.id',
    lines: selectPrompts(db),
  });
}

type NewPrompt = PromptText & { document_type: AiDocumentTypeCode; note: string; user_id: number };

/** Saves the next version of a prompt, not active yet. A lock makes concurrent operators wait for one another. */
export async function insertPrompt(db: Db, prompt: NewPrompt, now: Date | string): Promise<number> {
  await acquireAdvisoryLock(db, `ai_prompt:${prompt.document_type}`);
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
  await acquireAdvisoryLock(db, `ai_prompt:${document_type}`);
  await db
    .updateTable('ai_prompt')
    .set({ is_active: false })
    .where('document_type', '=', document_type)
    .where('is_active', '=', true)
    .execute();
  await db.updateTable('ai_prompt').set({ is_active: true }).where('id', '=', id).execute();
}
