import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { kaptAlert } from './kapt-alert.ts';

export const listKaptAlerts = defineEndpoint({
  id: 'kapt_alerts.list',
  title: '새 K-apt 공고 알림 목록',
  method: 'GET',
  path: '/api/apts/brand_kapt_alert/',
  audience: ['brand'],
  reads: ['kapt_alert', 'kapt_notice'],
  origin: 'extension',
  summary:
    'The notices of K-apt that the calling vendor was told of by its alert setting, the newest first. They never count as read against its quota.',
  query: strictObject({ ...pageQuery, is_read: Type.Optional(Type.Boolean({ label: '읽음' })) }),
  response: pageOf(kaptAlert),
});

export const updateKaptAlert = defineEndpoint({
  id: 'kapt_alerts.update',
  title: '새 K-apt 공고 알림 읽음',
  method: 'PUT',
  path: '/api/apts/brand_kapt_alert/{id}/',
  audience: ['brand'],
  changes: ['kapt_alert'],
  origin: 'extension',
  summary: 'Marks an alert about a notice of K-apt as read or unread.',
  body: strictObject({ is_read: Type.Boolean({ label: '읽음' }) }),
  response: kaptAlert,
});
