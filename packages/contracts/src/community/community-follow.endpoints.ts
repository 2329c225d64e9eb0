import { defineEndpoint } from '../define-endpoint.ts';
import { labelled, nanoId, strictObject } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { COMMUNITY_LIMITS } from './community-limits.ts';
import { communityPostLine, followFields } from './community-post.ts';

const post = { nano_id: labelled('글', nanoId) };
const { is_bookmarked, is_following } = followFields;

export const listCommunityBookmarks = defineEndpoint({
  id: 'boards.list_community_bookmarks',
  title: '북마크한 글 목록',
  method: 'GET',
  path: '/api/boards/community_bookmark_list/',
  audience: ['general', 'brand'],
  reads: ['community_post'],
  origin: 'extension',
  summary: 'The published posts among the bookmarks of the caller, the last one first.',
  query: strictObject({ ...endlessPageQuery }),
  response: pageOf(communityPostLine),
});

export const bookmarkCommunityPost = defineEndpoint({
  id: 'boards.bookmark_community_post',
  title: '글 북마크',
  method: 'POST',
  path: '/api/boards/community_bookmark/',
  audience: ['general', 'brand'],
  changes: ['community_post'],
  origin: 'extension',
  summary: `Puts a post among the bookmarks of the caller, at most ${COMMUNITY_LIMITS.bookmarks} (409), or takes it away.`,
  body: strictObject({ ...post, is_bookmarked }),
  response: strictObject({ is_bookmarked }),
});

export const followCommunityPost = defineEndpoint({
  id: 'boards.follow_community_post',
  title: '글 알림 받기',
  method: 'POST',
  path: '/api/boards/community_follow/',
  audience: ['general', 'brand'],
  changes: ['community_post'],
  origin: 'extension',
  summary:
    'Has the caller told of new answers and comments on a post of somebody else that the caller may read, or no longer.',
  body: strictObject({ ...post, is_following }),
  response: strictObject({ is_following }),
});
