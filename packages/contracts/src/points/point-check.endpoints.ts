import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';
import { endlessPageQuery, pageOf, pageQuery } from '../page.ts';
import { pointCheck, pointDifference } from './point-check.ts';

export const listPointChecks = defineEndpoint({
  id: 'points.list_checks',
  title: '포인트 대조 기록',
  method: 'GET',
  path: '/api/points/checks/',
  audience: ['admin'],
  reads: ['point_check'],
  origin: 'extension',
  summary: 'The runs of the reconciliation of the ledger, the newest first.',
  query: strictObject(pageQuery),
  response: pageOf(pointCheck),
});

export const getPointCheck = defineEndpoint({
  id: 'points.get_check',
  title: '포인트 대조 보기',
  method: 'GET',
  path: '/api/points/check/{id}/',
  audience: ['admin'],
  reads: ['point_check'],
  origin: 'extension',
  summary: 'One run of the reconciliation.',
  response: pointCheck,
});

export const listPointDifferences = defineEndpoint({
  id: 'points.list_differences',
  title: '포인트 대조의 차이',
  method: 'GET',
  path: '/api/points/check_differences/{id}/',
  audience: ['admin'],
  reads: ['point_check'],
  origin: 'extension',
  summary: 'Numbers that one run found to differ, by account.',
  query: strictObject(endlessPageQuery),
  response: pageOf(pointDifference),
});
