import type { Notice } from '@danji/contracts/community/notice';
import { createNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { call } from '@danji/testing/call';
import { picture, upload } from '../../site/files/upload.ts';

export type NoticeBody = BodyOf<typeof createNotice>;

/** A notice that is published at once; `given` is what a test is about. */
export const noticeBody = (given: Partial<NoticeBody> = {}): NoticeBody => ({
  title: '겨울철 점검 안내',
  content: toDocument('# 점검\n\n오늘 밤 10시부터 점검해요.'),
  is_important: false,
  board_status: BoardStatus.VISIBLE,
  file_ids: [],
  ...given,
});

export async function makeNotice(token: string, given: Partial<NoticeBody> = {}): Promise<Notice> {
  const { status, data, problem } = await call(createNotice, { token, body: noticeBody(given) });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data;
}

/** A document with these pictures. */
export const withImages = (...ids: string[]): RichDocument => ({
  version: 1,
  children: [
    { type: 'paragraph', children: [{ text: '그림' }] },
    ...ids.map((fileId) => ({ type: 'image' as const, fileId, children: [{ text: '' }] as [{ text: '' }] })),
  ],
});

/** Uploads a temporary picture; resolves to its public id. */
export const uploadPicture = async (token: string): Promise<string> =>
  (await upload('images', [{ name: 'a.png', bytes: await picture(8, 8) }], { token, fields: { is_temp: 'true' } }))
    .images[0]?.nano_id ?? '';

/** Uploads a temporary file; resolves to its public id. */
export const uploadFile = async (token: string, name: string): Promise<string> =>
  (await upload('files', [{ name, bytes: '%PDF-1.7\n%%EOF' }], { token, fields: { is_temp: 'true' } })).files[0]
    ?.nano_id ?? '';
