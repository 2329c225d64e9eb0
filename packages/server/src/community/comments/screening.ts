import { ReportedKind } from '@danji/contracts/codes/report-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { checkNewAuthorPace, checkNotBanned, checkText, type Held, holdText } from '../moderation/index.ts';
import type { Writer } from '../posts/index.ts';
import type { CommentRow } from './comment.repository.ts';
import type { Commented } from './commented.ts';
import { reportedComments } from './reported.ts';

const EXCERPT = 100;

/** Looks through a comment, and how fast its author comments; resolves to why it is held, or null. */
export async function screenComment(
  db: Db,
  content: string,
  { author, now, platform }: Writer,
  before?: string,
): Promise<Held | null> {
  await checkNotBanned(db, author.id, now);
  const held = await checkText(db, {
    fields: { content },
    ...(before !== undefined && { before }),
    isNew: before === undefined,
    userId: author.id,
    newAuthorTexts: platform.config.communityNewAuthorTexts,
    now,
  });
  if (before === undefined) await checkNewAuthorPace(db, 'comment', { userId: author.id, now, platform });
  return held;
}

/** Keeps a comment from others until our staff has decided. */
export async function holdComment(
  db: Db,
  { id, user_id: authorId, content }: CommentRow,
  { anonymousId }: Commented,
  held: Held,
  now: Date,
): Promise<void> {
  const excerpt = content.slice(0, EXCERPT).toWellFormed();
  const object = { kind: ReportedKind.COMMENT, id, authorId, isAnonymous: authorId === anonymousId, excerpt };
  await holdText(db, object, held, () => reportedComments.hide(db, id, now), now);
}
