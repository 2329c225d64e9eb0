import type { ReportedObjects } from '../../community/posts/index.ts';
import { nextVersion } from '../../platform/records/version.ts';
import { findQuestion, findQuestionForChange, updateQuestionRow } from './question.repository.ts';
import { refresh } from './question.service.ts';

/** Questions about products as members report them and our staff decides; nobody reads a secret one who could report it. */
export const reportedQuestions: ReportedObjects = {
  find: async (db, id, reader) => {
    const row = await findQuestion(db, id);
    const isOpen = row && row.is_on_sale && !row.is_hidden && !row.is_secret;
    if (!row || !(isOpen || reader.isStaff || row.user_id === reader.id)) return undefined;
    return {
      id,
      authorId: row.user_id,
      isAnonymous: false,
      isHidden: row.is_hidden,
      excerpt: row.title,
      text: `${row.title}\n\n${row.content}`,
      place: { code: row.product_code, title: row.product_name },
    };
  },
  hide: async (db, id, now) => {
    const row = await findQuestionForChange(db, id);
    if (!row || row.is_hidden) return null;
    await updateQuestionRow(db, id, { is_hidden: true, updated: nextVersion(row, now) });
    await refresh(db, [row.user_id], now);
    return null;
  },
  show: async (db, id, _before, now) => {
    const row = await findQuestionForChange(db, id);
    if (!row?.is_hidden) return;
    await updateQuestionRow(db, id, { is_hidden: false, is_held: false, updated: nextVersion(row, now) });
    await refresh(db, [row.user_id], now);
  },
  // Our staff are told of a question when it is asked.
  announce: async () => undefined,
};
