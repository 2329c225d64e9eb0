import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, labelled, strictObject } from '../fields.ts';
import { recommendFields } from './recommend.ts';

const is_recommended = Type.Boolean({ label: '추천' });
const response = strictObject(recommendFields);

export const recommendBoard = defineEndpoint({
  id: 'boards.recommend_board',
  title: '글·답변 추천',
  method: 'POST',
  path: '/api/boards/board_recommend/',
  audience: ['general', 'brand'],
  changes: ['community_post', 'community_answer'],
  origin: 'extension',
  refusedWhileActing: true,
  summary:
    'Recommends a post or an answer of somebody else that the caller may read, once, or takes that back; a repetition changes nothing.',
  body: strictObject({ board_id: labelled('글 번호', id), is_recommended }),
  response,
});

export const recommendComment = defineEndpoint({
  id: 'boards.recommend_comment',
  title: '댓글 추천',
  method: 'POST',
  path: '/api/boards/comment_recommend/',
  audience: ['general', 'brand'],
  changes: ['board_comment'],
  origin: 'extension',
  refusedWhileActing: true,
  summary:
    'Recommends a comment of somebody else that the caller may read, once, or takes that back; a repetition changes nothing.',
  body: strictObject({ comment_id: labelled('댓글 번호', id), is_recommended }),
  response,
});
