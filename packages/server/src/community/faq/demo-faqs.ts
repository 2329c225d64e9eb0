import { BoardStatus } from '@danji/contracts/codes/board-status';
import { UserType } from '@danji/contracts/codes/user-codes';
import { toMarkdownDocument } from '@danji/contracts/documents/markdown-document';
import type { Db } from '../../platform/database/open-database.ts';
import { DEMO_FAQS } from './demo-faq-texts.ts';
import { writeFaq } from './faq.service.ts';

/** Seeds the questions and answers, by the first operator. */
export async function seedDemoFaqs(db: Db, now: Date): Promise<void> {
  const operator = await db
    .selectFrom('user_account')
    .select('id')
    .where('user_type', '=', UserType.STAFF)
    .orderBy('id')
    .executeTakeFirst();
  if (!operator) return;
  for (const [category, title, text] of DEMO_FAQS) {
    const fields = { category, title, content: toMarkdownDocument(text), board_status: BoardStatus.VISIBLE };
    await writeFaq(db, fields, { user: operator, now });
  }
}
