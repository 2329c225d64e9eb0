import { toPlainText } from '@danji/contracts/documents/document-text';
import type { Db } from '../../platform/database/open-database.ts';
import { toExcerpt } from '../../site/files/index.ts';
import { countAnswer, findPost, lockPost, mayReadPost, type ReportedObjects } from '../posts/index.ts';
import { notifyOfAnswer } from './answer-notifications.ts';
import { type AnswerRow, findAnswer, isAnswerThere, markAnswer } from './answer.repository.ts';

const EXCERPT = 100;

/** An answer under the lock of its question, which its author's own deletion takes too: each counts it out once. */
async function lockAnswer(db: Db, id: number): Promise<AnswerRow | undefined> {
  const row = await findAnswer(db, String(id));
  if (!row) return undefined;
  await lockPost(db, String(row.question_id), null);
  return findAnswer(db, String(id));
}

export const reportedAnswers: ReportedObjects = {
  find: async (db, id, reader) => {
    const row = await findAnswer(db, String(id));
    const question = row && (await findPost(db, String(row.question_id), reader.id));
    if (!row || !question || !isAnswerThere(row, reader) || !mayReadPost(question, reader)) return undefined;
    return {
      id,
      authorId: row.user_id,
      isAnonymous: false,
      isHidden: row.hidden !== null,
      excerpt: toExcerpt(row.content, EXCERPT),
      text: toPlainText(row.content),
      place: { nano_id: question.nano_id, title: question.title },
    };
  },
  hide: async (db, id, now) => {
    const row = await lockAnswer(db, id);
    if (!row || row.hidden) return null;
    await markAnswer(db, id, { hidden: now });
    await countAnswer(db, row.question_id, -1);
    return null;
  },
  show: async (db, id) => {
    const row = await lockAnswer(db, id);
    if (!row?.hidden) return;
    await markAnswer(db, id, { hidden: null });
    await countAnswer(db, row.question_id, 1);
  },
  announce: async (db, id, now) => {
    const row = await findAnswer(db, String(id));
    const question = row && (await findPost(db, String(row.question_id), null));
    if (question) await notifyOfAnswer(db, question, row, now);
  },
};
