import { toDefaultPrompt } from '@danji/contracts/workspace/ai-prompt-defaults';
import { AiDocumentState, AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { UserType } from '@danji/contracts/codes/user-codes';
import { toMarkdownDocument } from '@danji/contracts/documents/markdown-document';
import { toBusinessDate } from '@danji/contracts/format/date';
import { SAMPLE_MODEL } from '@danji/contracts/workspace/ai-document';
import { checkDocument } from '../../site/files/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertAiDocument, updateAiDocumentRow } from './ai-document.repository.ts';
import { activatePrompt, insertPrompt } from './ai-prompt.repository.ts';
import { DEMO_DOCUMENTS } from './demo-texts.ts';

const DAY_SECONDS = 86_400;

/** Seeds a prompt of every type by the first operator, and documents of the first work space by its master. */
export async function seedDemoAiDocuments(db: Db, now: Date): Promise<void> {
  const operator = await db
    .selectFrom('user_account')
    .select('id')
    .where('user_type', '=', UserType.STAFF)
    .orderBy('id')
    .executeTakeFirst();
  const space = await db.selectFrom('work_space').select(['id', 'master_user_id']).orderBy('id').executeTakeFirst();
  if (!operator || !space) return;
  const begun = addSeconds(now, -60 * DAY_SECONDS).toISOString();
  for (const { code } of AiDocumentType.options) {
    const id = await insertPrompt(
      db,
      { ...toDefaultPrompt(code), document_type: code, note: '처음 쓰는 지시문', user_id: operator.id },
      begun,
    );
    await activatePrompt(db, { id, document_type: code });
  }
  for (const { document_type, title, answers, daysAgo, text } of DEMO_DOCUMENTS.toReversed()) {
    const written = addSeconds(now, -daysAgo * DAY_SECONDS);
    const id = await insertAiDocument(
      db,
      { space_id: space.id, user_id: space.master_user_id, document_type, title, answers },
      written.toISOString(),
    );
    await updateAiDocumentRow(db, id, {
      content: checkDocument(toMarkdownDocument(text), 'content'),
      state: AiDocumentState.DONE,
      is_sample: true,
      updated: written.toISOString(),
    });
    const at = { started: written.toISOString(), beat: written.toISOString(), finished: written.toISOString() };
    await db
      .insertInto('ai_generation')
      .values({
        document_id: id,
        user_id: space.master_user_id,
        document_type,
        state: AiDocumentState.DONE,
        day: toBusinessDate(written),
        failure: null,
        model: SAMPLE_MODEL,
        ...at,
      })
      .execute();
  }
}
