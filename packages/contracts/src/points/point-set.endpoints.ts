import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { nullable, seenVersion, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { pointSet, pointSetFields, pointSetVersion, reviewPointFields } from './point-set.ts';

export const getPointSet = defineEndpoint({
  id: 'points.get_point_set',
  title: '포인트 설정 보기',
  method: 'GET',
  path: '/api/points/pointset/',
  audience: ['everybody'],
  reads: ['point_set'],
  summary: 'Points of a sign-up, a referral and a review of a product, and the limits of purchases, in won.',
  response: pointSet,
});

export const savePointSet = defineEndpoint({
  id: 'points.save_point_set',
  title: '포인트 설정 변경',
  method: 'PUT',
  path: '/api/points/pointset/',
  audience: ['admin'],
  changes: ['point_set', 'staff_log'],
  summary:
    'Sets points and limits from now on; earlier versions stay. With `updated`, the version that the caller has seen (null: none), a newer one is not overwritten.',
  body: strictObject({
    ...pointSetFields,
    // One that is left out stays.
    ...Type.Partial(strictObject(reviewPointFields)).properties,
    updated: Type.Optional(nullable(seenVersion)),
  }),
  logged: pointSet,
  response: pointSet,
});

export const listPointSetVersions = defineEndpoint({
  id: 'points.list_point_set_versions',
  title: '포인트 설정 변경 이력',
  method: 'GET',
  path: '/api/points/pointset_history/',
  audience: ['staff'],
  reads: ['point_set'],
  origin: 'extension',
  summary: 'The versions of the point set with what each replaced, the newest first.',
  query: strictObject(pageQuery),
  response: pageOf(pointSetVersion),
});
