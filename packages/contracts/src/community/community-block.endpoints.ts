import { defineEndpoint } from '../define-endpoint.ts';
import { Type } from 'typebox';
import { labelled, nanoId, ok, recordRef, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { communityBlock } from './community-block.ts';
import { reportedObject } from './report.ts';

export const createCommunityBlock = defineEndpoint({
  id: 'boards.create_block',
  title: '작성자 차단',
  method: 'POST',
  path: '/api/boards/block_create/',
  audience: ['general', 'brand'],
  changes: ['community_block', 'community_post', 'community_answer', 'board_comment'],
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'Blocks the author of a post, an answer, a comment, or a review of or question about a product: the caller finds its texts no more. An anonymous author is blocked without being named, and with its anonymous texts alone.',
  body: strictObject(reportedObject),
  response: communityBlock,
});

const is_blocked = Type.Boolean({ label: '차단' });

export const blockCommunityAuthor = defineEndpoint({
  id: 'boards.block_author',
  title: '작성자 차단·해제',
  method: 'POST',
  path: '/api/boards/block_author/',
  audience: ['general', 'brand'],
  changes: ['community_block', 'community_post', 'community_answer', 'board_comment'],
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'Blocks an author by its public id, or shows its texts again; a repetition changes nothing. Its anonymous texts are not concerned.',
  body: strictObject({ author: labelled('작성자', nanoId), is_blocked }),
  response: strictObject({ is_blocked }),
});

export const listCommunityBlocks = defineEndpoint({
  id: 'boards.list_blocks',
  title: '차단한 작성자 목록',
  method: 'GET',
  path: '/api/boards/block_list/',
  audience: ['general', 'brand'],
  reads: ['community_block'],
  origin: 'extension',
  summary: 'The authors that the caller has blocked, the newest first.',
  query: strictObject(pageQuery),
  response: pageOf(communityBlock),
});

export const deleteCommunityBlock = defineEndpoint({
  id: 'boards.delete_block',
  title: '작성자 차단 해제',
  method: 'DELETE',
  path: '/api/boards/block/{id}/',
  params: strictObject({ id: recordRef }),
  audience: ['general', 'brand'],
  changes: ['community_block', 'community_post', 'community_answer', 'board_comment'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Shows the texts of a blocked author again.',
  response: ok,
});
