import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { suggestAlert, suggestAlertFields, suggestAlertSetting } from './suggest-alert.ts';

export const getSuggestAlertSetting = defineEndpoint({
  id: 'suggest_alerts.get_setting',
  title: '새 공고 알림 설정 보기',
  method: 'GET',
  path: '/api/apts/brand_suggest_alert_setting/',
  audience: ['brand'],
  reads: ['suggest_alert_setting'],
  summary: 'The alert setting of the calling vendor; off until it is stored.',
  response: suggestAlertSetting,
});

export const updateSuggestAlertSetting = defineEndpoint({
  id: 'suggest_alerts.update_setting',
  title: '새 공고 알림 설정',
  method: 'PUT',
  path: '/api/apts/brand_suggest_alert_setting/',
  audience: ['brand'],
  changes: ['suggest_alert_setting'],
  summary: 'Stores which new notices the calling vendor is told of.',
  body: strictObject(suggestAlertFields),
  response: suggestAlertSetting,
});

export const countSuggestAlertMatches = defineEndpoint({
  id: 'suggest_alerts.count_matches',
  title: '알림 설정에 맞는 공고 수',
  method: 'POST',
  path: '/api/apts/brand_suggest_alert_match/',
  audience: ['brand'],
  reads: ['suggest_item', 'kapt_notice'],
  isReadOnly: true,
  origin: 'extension',
  summary:
    'How many notices of the last 30 days would have matched a setting, and how many of K-apt, each up to 1,000.',
  body: strictObject({ sigungus: suggestAlertFields.sigungus, tags: suggestAlertFields.tags }),
  response: strictObject({
    count: Type.Integer({ minimum: 0, maximum: 1000 }),
    kapt_count: Type.Integer({ minimum: 0, maximum: 1000 }),
  }),
});

export const listSuggestAlerts = defineEndpoint({
  id: 'suggest_alerts.list',
  title: '새 공고 알림 목록',
  method: 'GET',
  path: '/api/apts/brand_suggest_alert_history/',
  audience: ['brand'],
  reads: ['suggest_alert', 'suggest_item'],
  summary: 'The notices that the calling vendor was told of, the newest first.',
  query: strictObject({ ...pageQuery, is_read: Type.Optional(Type.Boolean({ label: '읽음' })) }),
  response: pageOf(suggestAlert),
});

export const updateSuggestAlert = defineEndpoint({
  id: 'suggest_alerts.update',
  title: '새 공고 알림 읽음',
  method: 'PUT',
  path: '/api/apts/brand_suggest_alert_history/{id}/',
  audience: ['brand'],
  changes: ['suggest_alert'],
  summary: 'Marks an alert as read or unread.',
  body: strictObject({ is_read: Type.Boolean({ label: '읽음' }) }),
  response: suggestAlert,
});
