import { Type } from 'typebox';
import { KaptNoticeKind } from '../codes/kapt-notice-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, MAX_INT4, nonEmptyString, oneOf, search, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { kaptNotice, kaptNoticeLine } from './kapt-notice.ts';

export const listKaptNotices = defineEndpoint({
  id: 'kapt_notices.list',
  title: 'K-apt 공고 목록',
  method: 'GET',
  path: '/api/apts/kapt_notice/',
  audience: ['everybody'],
  reads: ['kapt_notice'],
  origin: 'extension',
  summary:
    'Notices, results and private contracts of K-apt, which are read every night. `search` is in title, complex and number; `category` is a sub-category or a group, `region` a sigungu and `sido` all of a sido by its short name; `is_open` finds what takes offers now.',
  query: strictObject({
    ...pageQuery,
    search,
    ordering: Type.Optional(oneOf('-noticed', 'closes')),
    kind: Type.Optional(KaptNoticeKind.schema),
    category: Type.Optional(Type.Integer({ minimum: 1, maximum: 1499, label: '분야' })),
    region: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_INT4, label: '지역' })),
    sido: Type.Optional(nonEmptyString('시·도', 20)),
    is_open: Type.Optional(Type.Boolean({ label: '모집 중만' })),
  }),
  response: pageOf(kaptNoticeLine),
});

export const getKaptNotice = defineEndpoint({
  id: 'kapt_notices.get',
  title: 'K-apt 공고 보기',
  method: 'GET',
  path: '/api/apts/kapt_notice/{id}/',
  params: strictObject({ id }),
  audience: ['everybody'],
  reads: ['kapt_notice'],
  origin: 'extension',
  summary: 'One notice or private contract of K-apt, whole. Reading it never counts.',
  response: kaptNotice,
});
