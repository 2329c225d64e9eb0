import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { DOCUMENT_BODY_BYTES } from '../documents/rich-document.ts';
import { ok, seenVersion, strictObject } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import {
  communityParams,
  communityPost,
  communityPostFields,
  communityPostLine,
  newPostStatus,
} from './community-post.ts';

const { title, content, category, category1, board_status: _status, ...rest } = communityPostFields;

export const createCommunityPost = defineEndpoint({
  id: 'boards.create_community_post',
  title: '커뮤니티 글 등록',
  method: 'POST',
  path: '/api/boards/community_create/',
  audience: ['general', 'brand'],
  changes: ['community_post', 'points'],
  refusedWhileActing: true,
  summary:
    'Writes a post: a draft (3, when nothing is said) or published (0). The reward of a question is held from the points of its author until an answer is accepted.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: strictObject({
    title,
    content,
    category,
    category1,
    ...Type.Partial(strictObject(rest)).properties,
    board_status: Type.Optional(newPostStatus),
  }),
  response: communityPost,
});

export const listCommunityDrafts = defineEndpoint({
  id: 'boards.list_community_drafts',
  title: '커뮤니티 임시저장 목록',
  method: 'GET',
  path: '/api/boards/community_temp_list/',
  audience: ['general', 'brand'],
  reads: ['community_post'],
  summary: 'The drafts of the caller, the last changed first.',
  query: strictObject({ ...endlessPageQuery }),
  response: pageOf(communityPostLine),
});

export const updateCommunityPost = defineEndpoint({
  id: 'boards.update_community_post',
  title: '커뮤니티 글 수정',
  method: 'PUT',
  path: '/api/boards/community_view/{id}/',
  params: communityParams,
  audience: ['general', 'brand'],
  changes: ['community_post', 'points'],
  refusedWhileActing: true,
  summary:
    'Changes the given fields of the caller’s own post. `updated` is that of the board the caller has seen; if it has changed since, 409 with the newer post as `current`. A draft is published by `board_status` 0; a published question keeps its category and its reward.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: strictObject({ ...Type.Partial(strictObject(communityPostFields)).properties, updated: seenVersion }),
  response: communityPost,
});

export const deleteCommunityPost = defineEndpoint({
  id: 'boards.delete_community_post',
  title: '커뮤니티 글 삭제',
  method: 'DELETE',
  path: '/api/boards/community_view/{id}/',
  params: communityParams,
  audience: ['general', 'brand'],
  changes: ['community_post', 'points'],
  refusedWhileActing: true,
  summary:
    'Deletes the caller’s own post; who bought it still reads it. The reward of a question without an answer is given back; a question with a reward and answers is refused.',
  response: ok,
});
