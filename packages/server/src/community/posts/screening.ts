import { BoardStatus } from '@danji/contracts/codes/board-status';
import { ReportedKind } from '@danji/contracts/codes/report-codes';
import type { NanoId } from '@danji/contracts/fields';
import { listAttachmentNames, listFileNames } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  checkNewAuthorPace,
  checkNotBanned,
  checkText,
  type Held,
  holdText,
  lockCaseOf,
  toReadText,
} from '../moderation/index.ts';
import type { WrittenPost } from './check-post.ts';
import { COMMUNITY_FILE_USE, type CommunityPostRow, findPost } from './community-post.repository.ts';
import type { Author } from './reader.ts';
import { reportedPosts } from './reported.ts';

/** The author of a text, the time, and the settings that apply. */
export type Writer = { author: Author; now: Date; platform: Pick<Platform, 'config' | 'rateLimitScale'> };

const toFields = ({ title, content, preview }: Pick<WrittenPost, 'title' | 'content' | 'preview'>) => ({
  title,
  content: toReadText(content),
  preview,
});

/** Looks through a post that others will see, and how fast its author publishes; resolves to why it is held, or null. */
export async function screenPost(
  db: Db,
  post: WrittenPost,
  { author, now, platform }: Writer,
  attachments: readonly NanoId[],
  before?: CommunityPostRow,
): Promise<Held | null> {
  if (post.board_status !== BoardStatus.VISIBLE) return null;
  await checkNotBanned(db, author.id, now);
  const wasSeen = before?.board_status === BoardStatus.VISIBLE;
  const isNew = (before?.published ?? null) === null;
  const held = await checkText(db, {
    fields: toFields(post),
    fileNames: await listFileNames(db, attachments, author.id),
    ...(before &&
      wasSeen && {
        before: [
          ...Object.values(toFields(before)),
          ...(await listAttachmentNames(db, { use: COMMUNITY_FILE_USE, recordId: before.board_id })),
        ].join('\n'),
      }),
    isNew,
    userId: author.id,
    newAuthorTexts: platform.config.communityNewAuthorTexts,
    now,
  });
  if (isNew) await checkNewAuthorPace(db, 'post', { userId: author.id, now, platform });
  return held;
}

/** Before a post that may be held is locked. */
export async function lockCaseOfPost(db: Db, ref: string, authorId: number): Promise<void> {
  const post = await findPost(db, ref, authorId);
  if (post) await lockCaseOf(db, { kind: ReportedKind.POST, id: post.id });
}

/** Keeps a post from others until our staff has decided. */
export async function holdPost(
  db: Db,
  { id, user_id: authorId, is_anonymous: isAnonymous, title }: CommunityPostRow,
  held: Held,
  now: Date,
): Promise<void> {
  const object = { kind: ReportedKind.POST, id, authorId, isAnonymous, excerpt: title };
  await holdText(db, object, held, () => reportedPosts.hide(db, id, now), now);
}
