import { countComment } from '../notices/index.ts';
import type { ReportedObjects } from '../posts/index.ts';
import { findComment, isCommentThere, lockComment, markHidden } from './comment.repository.ts';
import { notifyOfComment } from './comment-notifications.ts';
import { findCommented } from './commented.ts';
import { notifyOfMentions } from './mentions.ts';

const EXCERPT = 100;

const STAFF = { id: null, jobGrade: null, isStaff: true, user: null } as const;

export const reportedComments: ReportedObjects = {
  find: async (db, id, reader) => {
    const row = await findComment(db, String(id));
    const commented = row && (await findCommented(db, row.board_id, reader));
    if (!row || !commented || !isCommentThere(row, reader)) return undefined;
    return {
      id,
      authorId: row.user_id,
      isAnonymous: row.user_id === commented.anonymousId,
      isHidden: row.hidden !== null,
      excerpt: row.content.slice(0, EXCERPT).toWellFormed(),
      text: row.content,
      place: { nano_id: commented.post.nano_id, title: commented.post.title },
    };
  },
  hide: async (db, id, now) => {
    await lockComment(db, id);
    const row = await findComment(db, String(id));
    if (!row || row.hidden) return null;
    await markHidden(db, id, now);
    await countComment(db, row.board_id, -1);
    return null;
  },
  show: async (db, id, _before, now) => {
    await lockComment(db, id);
    const row = await findComment(db, String(id));
    if (!row?.hidden) return;
    await markHidden(db, id, null);
    await countComment(db, row.board_id, 1);
    // Whom a change names that was held; of a new comment this comes before it is announced.
    const commented = await findCommented(db, row.board_id, STAFF);
    if (commented) await notifyOfMentions(db, row, commented, now);
  },
  announce: async (db, id, now) => {
    const row = await findComment(db, String(id));
    const commented = row && (await findCommented(db, row.board_id, STAFF));
    if (commented) await notifyOfComment(db, row, commented, now);
  },
};
