import { Type, type Static } from 'typebox';
import { entity, id, labelled, publicId } from '../fields.ts';
import { communityAuthor } from './community-author.ts';
import { communityBoard } from './community-post.ts';
import { recommendFields } from './recommend.ts';

/** An answer to a question (SPEC §3, Answer record). */
export const communityAnswer = entity('CommunityAnswer', {
  id,
  nano_id: publicId,
  user: labelled('작성자', communityAuthor),
  board: labelled('답변 글', communityBoard),
  is_accepted: Type.Boolean({ label: '채택됨' }),
  ...recommendFields,
  /** Whether it is the caller's. */
  is_own: Type.Boolean({ label: '내 답변' }),
});
export type CommunityAnswer = Static<typeof communityAnswer>;
