import { defineEndpoint } from '../define-endpoint.ts';
import { id, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { communityParams } from './community-post.ts';
import { communityVersion, communityVersionLine } from './community-version.ts';

export const listCommunityVersions = defineEndpoint({
  id: 'boards.list_community_versions',
  title: '커뮤니티 글 수정 이력',
  method: 'GET',
  path: '/api/boards/community_version_list/{id}/',
  params: communityParams,
  audience: ['general', 'brand', 'staff'],
  reads: ['community_post'],
  origin: 'extension',
  summary:
    'The earlier versions of a published post, the newest first, for its author and our staff: those that somebody has bought, and the newest 50 of the others.',
  query: strictObject(pageQuery),
  response: pageOf(communityVersionLine),
});

export const getCommunityVersion = defineEndpoint({
  id: 'boards.get_community_version',
  title: '커뮤니티 글 이전 내용 보기',
  method: 'GET',
  path: '/api/boards/community_version/{id}/',
  params: communityParams,
  audience: ['general', 'brand', 'staff'],
  reads: ['community_post'],
  origin: 'extension',
  summary: 'One earlier version of a post with its text and files, for its author and our staff.',
  query: strictObject({ version_id: id }),
  response: communityVersion,
});
