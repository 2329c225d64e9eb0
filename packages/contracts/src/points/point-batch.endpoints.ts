import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, count, strictObject } from '../fields.ts';
import { pointBatchReport } from './point-batch.ts';

export const getPointBatchTemplate = defineEndpoint({
  id: 'points.get_batch_template',
  title: '포인트 지급·차감 엑셀 양식',
  method: 'GET',
  path: '/api/points/batch_template/',
  audience: ['staff'],
  origin: 'extension',
  summary: 'An XLSX file to fill in with members, points and reasons.',
  response: strictObject({ name: Type.String(), base64: Type.String() }),
});

export const postPointBatch = defineEndpoint({
  id: 'points.post_batch',
  title: '포인트 지급·차감 엑셀',
  method: 'POST',
  path: '/api/points/batch/',
  audience: ['staff'],
  changes: ['points', 'user', 'staff_log'],
  refusedWhileActing: true,
  origin: 'extension',
  encoding: 'multipart',
  summary:
    'Reads an XLSX file of entries by hand, 1,000 lines at most: with `is_dry_run` only says what would come of each, else posts all or none. The same lines are posted once.',
  body: strictObject({ file: binary, is_dry_run: Type.Optional(Type.Boolean({ label: '미리 보기' })) }),
  logged: strictObject({
    lines: count('줄'),
    given: count('지급', Number.MAX_SAFE_INTEGER),
    taken: count('차감', Number.MAX_SAFE_INTEGER),
  }),
  response: pointBatchReport,
});
