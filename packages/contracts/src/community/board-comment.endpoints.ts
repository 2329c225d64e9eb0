import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, labelled, nanoId, ok, search, seenVersion, strictObject } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { boardComment, commentContent, sentMentions } from './board-comment.ts';
import { communityParams } from './community-post.ts';

const board = { board_id: labelled('글 번호', id) };

export const listBoardComments = defineEndpoint({
  id: 'boards.list_comments',
  title: '댓글 목록',
  method: 'GET',
  path: '/api/boards/board_comment/',
  audience: ['everybody'],
  reads: ['board_comment'],
  summary:
    'The comments on a post or an answer whose content the caller may read: the oldest thread first, replies after its first comment. `search` finds a part of the text, `comment` lists the thread of this one alone.',
  query: strictObject({ ...endlessPageQuery, ...board, search, comment: Type.Optional(labelled('댓글', nanoId)) }),
  response: pageOf(boardComment),
});

export const createBoardComment = defineEndpoint({
  id: 'boards.create_comment',
  title: '댓글 등록',
  method: 'POST',
  path: '/api/boards/board_comment/',
  audience: ['general', 'brand'],
  changes: ['board_comment', 'community_post', 'community_answer'],
  refusedWhileActing: true,
  summary:
    'Comments on a post or an answer, or with `parent_id` on a comment of it. `mentions` names members who have written in the thread, and whose `@nickname` stands in the text; each of them is told once.',
  body: strictObject({
    ...board,
    parent_id: Type.Optional(labelled('윗댓글', id)),
    content: commentContent,
    mentions: sentMentions,
  }),
  response: boardComment,
});

export const updateBoardComment = defineEndpoint({
  id: 'boards.update_comment',
  title: '댓글 수정',
  method: 'PUT',
  path: '/api/boards/board_comment/{id}/',
  params: communityParams,
  audience: ['general', 'brand'],
  changes: ['board_comment'],
  refusedWhileActing: true,
  summary: 'Changes the caller’s own comment, which is marked as edited; 409 with `current` when it has changed since.',
  body: strictObject({ content: commentContent, mentions: sentMentions, updated: seenVersion }),
  response: boardComment,
});

export const deleteBoardComment = defineEndpoint({
  id: 'boards.delete_comment',
  title: '댓글 삭제',
  method: 'DELETE',
  path: '/api/boards/board_comment/{id}/',
  params: communityParams,
  audience: ['general', 'brand'],
  changes: ['board_comment', 'community_post', 'community_answer'],
  refusedWhileActing: true,
  summary: 'Deletes the caller’s own comment and its text; its place stays while it has replies.',
  response: ok,
});
