import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { count, entity, labelled, nanoId, strictObject } from '../fields.ts';
import { MAX_LISTED } from '../page.ts';
import { communityAuthor } from './community-author.ts';

const upTo = (label: string) => count(label, MAX_LISTED);

/** A member as an author: what it has written under its nickname. Nothing anonymous is counted. */
const communityProfile = entity('CommunityProfile', {
  user: labelled('작성자', communityAuthor),
  posts: upTo('글'),
  answers: upTo('답변'),
  accepted: upTo('채택된 답변'),
  is_own: Type.Boolean({ label: '나' }),
  /** Whether the caller has blocked the author. */
  is_blocked: Type.Boolean({ label: '차단함' }),
  /** Whether the caller is told of new posts. */
  is_following: Type.Boolean({ label: '새 글 알림' }),
});
export type CommunityProfile = Static<typeof communityProfile>;

export const getCommunityProfile = defineEndpoint({
  id: 'boards.get_community_profile',
  title: '커뮤니티 작성자 보기',
  method: 'GET',
  path: '/api/boards/community_profile/{id}/',
  params: strictObject({ id: nanoId }),
  audience: ['everybody'],
  reads: ['community_post', 'community_answer', 'community_block', 'community_follow'],
  origin: 'extension',
  summary: `A member as an author, by its public id: how many published posts, answers and accepted answers it has, each counted up to ${MAX_LISTED}. Anonymous posts are not counted. Accounts that are gone have none.`,
  response: communityProfile,
});
