import { Type, type Static } from 'typebox';
import { created, entity, id, labelled, nonEmptyString, nullable, publicId, timestamp, updated } from '../fields.ts';
import { communityAuthor } from './community-author.ts';
import { COMMUNITY_LIMITS } from './community-limits.ts';
import { recommendFields } from './recommend.ts';

/** A member that a comment mentions, by the name that stands after `@` in its text. */
const commentMention = entity('CommentMention', {
  nano_id: publicId,
  name: Type.String({ label: '언급한 이름' }),
});

/** A comment on a post or an answer (SPEC §3, Comment): threads of two levels, in the order of the list. */
export const boardComment = entity('BoardComment', {
  id,
  nano_id: publicId,
  /** The comment that it replies to; `null` for the first of a thread. */
  parent_id: labelled('윗댓글', nullable(id)),
  parent_name: labelled('윗댓글 작성자', nullable(Type.String())),
  /** The first comment of its thread; its own id for that. */
  thread_id: labelled('댓글 묶음', id),
  /** `null` for a deleted one, whose place its replies keep. */
  user: labelled('작성자', nullable(communityAuthor)),
  content: Type.String({ label: '댓글' }),
  /** Those that its text names now, and that have a page. */
  mentions: labelled('언급', Type.Array(commentMention, { maxItems: COMMUNITY_LIMITS.mentions })),
  is_deleted: Type.Boolean({ label: '삭제됨' }),
  /** Whether it is under review or was removed; its text is for its author and our staff alone. */
  is_hidden: Type.Boolean({ label: '가려짐' }),
  is_own: Type.Boolean({ label: '내 댓글' }),
  /** Whether the author of the post or answer wrote it. */
  is_author: Type.Boolean({ label: '글쓴이' }),
  ...recommendFields,
  created,
  /** The last change of its text; `null` when there was none. */
  edited: labelled('고친 때', nullable(timestamp)),
  updated,
});
export type BoardComment = Static<typeof boardComment>;

export const commentContent = nonEmptyString('댓글', COMMUNITY_LIMITS.commentCharacters);

/** Members of the thread that the text names after `@`; others of them are not kept. */
export const sentMentions = Type.Optional(
  labelled('언급', Type.Array(publicId, { maxItems: COMMUNITY_LIMITS.mentions, uniqueItems: true })),
);
