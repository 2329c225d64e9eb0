import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { created, entity, id, labelled, nanoId, oneOf, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { communityAuthor } from './community-author.ts';
import { COMMUNITY_CATEGORY_KEYS, COMMUNITY_PLACES } from './community-categories.ts';
import { COMMUNITY_LIMITS } from './community-limits.ts';

const is_following = Type.Boolean({ label: '새 글 알림' });
const response = strictObject({ is_following });

/** A top category, or with `category1` one of its sub-categories; 0 for all of them. */
const followedCategory = {
  category: labelled('분류', oneOf(...COMMUNITY_CATEGORY_KEYS)),
  category1: Type.Integer({ minimum: 0, maximum: 4, label: '세부 분류' }),
};
const communityAuthorFollow = entity('CommunityAuthorFollow', {
  id,
  user: labelled('작성자', communityAuthor),
  created,
});
export type CommunityAuthorFollow = Static<typeof communityAuthorFollow>;

export const followCommunityAuthor = defineEndpoint({
  id: 'boards.follow_author',
  title: '작성자 새 글 알림',
  method: 'POST',
  path: '/api/boards/community_author_follow/',
  audience: ['general', 'brand'],
  changes: ['community_follow'],
  origin: 'extension',
  summary: `Has the caller told of new posts of an author, at most ${COMMUNITY_LIMITS.authorFollows} (409), or no longer; never of anonymous ones.`,
  body: strictObject({ author: labelled('작성자', nanoId), is_following }),
  response,
});

export const listCommunityAuthorFollows = defineEndpoint({
  id: 'boards.list_author_follows',
  title: '새 글 알림을 받는 작성자 목록',
  method: 'GET',
  path: '/api/boards/community_author_follow_list/',
  audience: ['general', 'brand'],
  reads: ['community_follow'],
  origin: 'extension',
  summary: 'The authors of whose new posts the caller is told, the last one first.',
  query: strictObject(pageQuery),
  response: pageOf(communityAuthorFollow),
});

export const followCommunityCategory = defineEndpoint({
  id: 'boards.follow_category',
  title: '분류 새 글 알림',
  method: 'POST',
  path: '/api/boards/community_category_follow/',
  audience: ['general', 'brand'],
  changes: ['community_follow'],
  origin: 'extension',
  summary:
    'Has the caller told of new posts in a top category (`category1` 0) or in one of its sub-categories, or no longer.',
  body: strictObject({ ...followedCategory, is_following }),
  response,
});

export const listCommunityCategoryFollows = defineEndpoint({
  id: 'boards.list_category_follows',
  title: '새 글 알림을 받는 분류 목록',
  method: 'GET',
  path: '/api/boards/community_category_follow_list/',
  audience: ['general', 'brand'],
  reads: ['community_follow'],
  origin: 'extension',
  summary: 'The categories of whose new posts the caller is told.',
  response: Type.Array(strictObject(followedCategory), { maxItems: COMMUNITY_PLACES }),
});
