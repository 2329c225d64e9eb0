import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, ok, timestamp } from '../fields.ts';
import { healthReport, releaseHealth } from './health.ts';

export const reportHealth = defineEndpoint({
  id: 'releases.report_health',
  title: '화면 상태 보고',
  method: 'POST',
  path: '/api/releases/health/',
  audience: ['everybody'],
  origin: 'extension',
  summary:
    'Counts what a tab tells of the releases it runs. Facts of releases that do not exist are dropped. One report counts a kind of fact once for a release, vitals apart. With the proof of its page it is a sample too, once for an account or a browser in a trial, two of a network: samples of signed-in accounts that are old enough may roll a release back, others raise an alarm only.',
  body: healthReport,
  response: ok,
});

export const getReleaseHealth = defineEndpoint({
  id: 'releases.health',
  title: '릴리스 상태',
  method: 'GET',
  path: '/api/releases/health/',
  audience: ['admin'],
  reads: ['release'],
  origin: 'extension',
  summary:
    'Sums of every release that was heard of in the last `hours` (default 24, from the full hour on), each with its latest error lines.',
  query: strictObject({ hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 168, label: '시간' })) }),
  response: strictObject({ since: timestamp, results: Type.Array(releaseHealth) }),
});
