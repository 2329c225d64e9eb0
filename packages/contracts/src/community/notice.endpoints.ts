import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, id, search } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { notice, noticeParams, noticeSummary } from './notice.ts';

/** The calls of readers. Those of operators are in another file, so that visitors do not load their validators. */
export const listNotices = defineEndpoint({
  id: 'boards.list_notices',
  title: '공지 목록',
  method: 'GET',
  path: '/api/boards/notice_list/',
  audience: ['everybody'],
  reads: ['notice'],
  summary: 'Published notices, important ones first, then the newest. `search` finds a part of the title or the text.',
  query: strictObject({ ...pageQuery, search }),
  response: pageOf(noticeSummary),
});

export const getNotice = defineEndpoint({
  id: 'boards.get_notice',
  title: '공지 보기',
  method: 'GET',
  path: '/api/boards/notice_view/{id}/',
  params: noticeParams,
  audience: ['everybody'],
  reads: ['notice'],
  summary: 'One notice by its nano_id (or id). Only operators see drafts and hidden ones, and who wrote it.',
  response: notice,
});

export const countBoardView = defineEndpoint({
  id: 'boards.count_view',
  title: '글 읽음',
  method: 'POST',
  path: '/api/boards/board_viewer/',
  audience: ['everybody'],
  summary:
    'Counts that a post is read: a member once a day (Asia/Seoul); a visitor sends it once a browser session and post. Nothing about a visitor is kept.',
  body: strictObject({ board_id: id }),
  response: strictObject({ views: Type.Integer({ minimum: 0 }) }),
});
