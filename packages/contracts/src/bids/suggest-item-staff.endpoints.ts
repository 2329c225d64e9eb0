import { Type } from 'typebox';
import { SuggestItemState, SuggestType } from '../codes/suggest-item-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { nullable, search, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { flagReason, staffSuggestItem, suggestAlertFigures } from './suggest-item-staff.ts';

/** The calls by which our staff follow bid notices. */
export const listStaffSuggestItems = defineEndpoint({
  id: 'suggest_items.list_for_staff',
  title: '입찰공고 관리 목록',
  method: 'GET',
  path: '/api/apts/suggest_item_staff/',
  audience: ['staff'],
  reads: ['suggest_item', 'suggest_request', 'work_space', 'user'],
  origin: 'extension',
  summary: 'All published notices, the newest first; with `is_flagged` those that staff have marked.',
  query: strictObject({
    ...pageQuery,
    search,
    suggest_type: Type.Optional(SuggestType.schema),
    state: Type.Optional(SuggestItemState.schema),
    is_flagged: Type.Optional(Type.Boolean({ label: '주의 공고만' })),
  }),
  response: pageOf(staffSuggestItem),
});

export const getStaffSuggestItem = defineEndpoint({
  id: 'suggest_items.get_for_staff',
  title: '입찰공고 관리 보기',
  method: 'GET',
  path: '/api/apts/suggest_item_staff/{id}/',
  audience: ['staff'],
  reads: ['suggest_item', 'suggest_request', 'work_space', 'user'],
  origin: 'extension',
  summary: 'One published notice with its figures and its mark.',
  response: staffSuggestItem,
});

export const flagSuggestItem = defineEndpoint({
  id: 'suggest_items.flag',
  title: '입찰공고 주의 표시',
  method: 'PUT',
  path: '/api/apts/suggest_item_staff/{id}/',
  audience: ['staff'],
  changes: ['suggest_item', 'staff_log'],
  origin: 'extension',
  summary: 'Marks a notice for our staff with a reason, or takes the mark away with `null`. Nobody else learns of it.',
  body: strictObject({ flag_reason: nullable(flagReason) }),
  logged: staffSuggestItem,
  response: staffSuggestItem,
});

export const getSuggestAlertFigures = defineEndpoint({
  id: 'suggest_alerts.figures',
  title: '새 공고 알림 현황',
  method: 'GET',
  path: '/api/apts/suggest_alert_figures/',
  audience: ['staff'],
  reads: ['suggest_alert', 'suggest_alert_setting', 'suggest_item'],
  origin: 'extension',
  summary: 'New notices and the alerts about them in the last 30 days.',
  response: suggestAlertFigures,
});
