import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';
import { pointSet, pointSetFields } from './point-set.ts';

export const getPointSet = defineEndpoint({
  id: 'points.get_point_set',
  title: '포인트 설정 보기',
  method: 'GET',
  path: '/api/points/pointset/',
  audience: ['everybody'],
  reads: ['point_set'],
  summary: 'Points of a sign-up and a referral, and the limits of purchases, in won.',
  response: pointSet,
});

export const savePointSet = defineEndpoint({
  id: 'points.save_point_set',
  title: '포인트 설정 변경',
  method: 'PUT',
  path: '/api/points/pointset/',
  audience: ['admin'],
  changes: ['point_set', 'staff_log'],
  summary: 'Sets points and limits from now on; earlier versions stay.',
  body: strictObject(pointSetFields),
  logged: pointSet,
  response: pointSet,
});
