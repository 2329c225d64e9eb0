import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { DOCUMENT_BODY_BYTES } from '../documents/rich-document.ts';
import { strictObject, ok, oneOf, search, seenVersion } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { newNoticeStatus, notice, noticeFields, noticeParams, noticeSummary, notifyMembers } from './notice.ts';

const { title, content, board_status, ...rest } = noticeFields;

export const listStaffNotices = defineEndpoint({
  id: 'boards.list_staff_notices',
  title: '공지 관리 목록',
  method: 'GET',
  path: '/api/boards/notice_staff_list/',
  audience: ['staff'],
  reads: ['notice'],
  origin: 'extension',
  summary:
    'Notices in every state, last changed first unless ordered otherwise. `search` finds a part of the title or the text.',
  query: strictObject({
    ...endlessPageQuery,
    search,
    board_status: Type.Optional(board_status),
    is_important: Type.Optional(Type.Boolean()),
    ordering: Type.Optional(
      oneOf('-updated', 'updated', '-published', 'published', '-views', 'views', 'title', '-title'),
    ),
  }),
  response: pageOf(noticeSummary),
});

export const createNotice = defineEndpoint({
  id: 'boards.create_notice',
  title: '공지 등록',
  method: 'POST',
  path: '/api/boards/notice_create/',
  audience: ['staff'],
  changes: ['notice', 'staff_log'],
  summary:
    'Writes a notice: published (0) or a draft (3, when nothing is said). What is wrong in the content is named by place, `content.children.3.url`.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: strictObject({
    title,
    content,
    ...Type.Partial(strictObject(rest)).properties,
    board_status: Type.Optional(newNoticeStatus),
    notify_members: notifyMembers,
  }),
  logged: noticeSummary,
  response: notice,
});

export const updateNotice = defineEndpoint({
  id: 'boards.update_notice',
  title: '공지 수정',
  method: 'PUT',
  path: '/api/boards/notice_view/{id}/',
  params: noticeParams,
  audience: ['staff'],
  changes: ['notice', 'staff_log'],
  summary:
    'Changes the given fields. `updated` is that of the board the caller has seen; if it has changed since, 409 with the newer notice as `current`.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: strictObject({
    ...Type.Partial(strictObject(noticeFields)).properties,
    updated: seenVersion,
    notify_members: notifyMembers,
  }),
  logged: noticeSummary,
  response: notice,
});

export const deleteNotice = defineEndpoint({
  id: 'boards.delete_notice',
  title: '공지 삭제',
  method: 'DELETE',
  path: '/api/boards/notice_view/{id}/',
  params: noticeParams,
  audience: ['staff'],
  changes: ['notice', 'staff_log'],
  summary: 'Deletes a notice; it can be restored for 30 days.',
  logged: noticeSummary,
  response: ok,
});

export const restoreNotice = defineEndpoint({
  id: 'boards.restore_notice',
  title: '공지 되살리기',
  method: 'POST',
  path: '/api/boards/notice_restore/{id}/',
  params: noticeParams,
  audience: ['staff'],
  changes: ['notice', 'staff_log'],
  origin: 'extension',
  summary: 'Puts a deleted notice back as it was.',
  logged: noticeSummary,
  response: ok,
});
