import { Type } from 'typebox';
import { SuggestItemState, SuggestType } from '../codes/suggest-item-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import {
  labelled,
  MAX_INT4,
  nanoId,
  nonEmptyString,
  oneOf,
  recordRef,
  search,
  spaceId,
  strictObject,
} from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { ScheduleRange } from '../workspace/schedule-bucket.ts';
import { suggestItem, suggestItemLine } from './suggest-item.ts';
import { SUGGEST_ITEM_LIMITS } from './suggest-item-limits.ts';

/** The calls of readers. Those of who writes notices are in another file, so that visitors do not load their validators. */
export const listSuggestItems = defineEndpoint({
  id: 'suggest_items.list',
  title: '입찰공고 목록',
  method: 'GET',
  path: '/api/apts/suggest_item/',
  audience: ['everybody'],
  reads: ['suggest_item'],
  summary:
    'Published notices, and with `space_id` the drafts of a space too for who writes them. `search` is in title, business title and the name of the building where the caller may see it; `filter_range` is the range of the end (−1: has ended), `year` the Seoul year of the start; `category` is a sub-category or a group, `region` a sigungu and `sido` all of a sido by its short name, of which `region` wins; `is_open` finds what takes requests now, `is_own` those of the spaces that a general user works in; `is_unread` and `is_fav` are for vendors.',
  query: strictObject({
    ...pageQuery,
    search,
    ordering: Type.Optional(oneOf('-created', 'date_end')),
    space_id: Type.Optional(spaceId),
    filter_range: Type.Optional(ScheduleRange.schema),
    year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2200, label: '연도' })),
    suggest_type: Type.Optional(SuggestType.schema),
    state: Type.Optional(SuggestItemState.schema),
    category: Type.Optional(Type.Integer({ minimum: 1, maximum: 1499, label: '분야' })),
    region: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_INT4, label: '지역' })),
    sido: Type.Optional(nonEmptyString('시·도', 20)),
    is_open: Type.Optional(Type.Boolean({ label: '모집 중만' })),
    is_own: Type.Optional(Type.Boolean({ label: '우리 단지 공고만' })),
    is_unread: Type.Optional(Type.Boolean({ label: '안 읽은 공고만' })),
    is_fav: Type.Optional(Type.Boolean({ label: '관심 공고만' })),
  }),
  response: pageOf(suggestItemLine),
});

export const getSuggestItem = defineEndpoint({
  id: 'suggest_items.get',
  title: '입찰공고 보기',
  method: 'GET',
  path: '/api/apts/suggest_item/{id}/',
  params: strictObject({ id: recordRef }),
  audience: ['everybody'],
  reads: ['suggest_item'],
  summary:
    'One notice as far as the caller sees it: all of it for its space, staff and a vendor that has read it, its scope too for other general users, otherwise what everybody sees.',
  response: suggestItem,
});

const itemRef = { item_nano_id: labelled('공고', nanoId) };

export const readSuggestItem = defineEndpoint({
  id: 'suggest_items.read',
  title: '입찰공고 열람',
  method: 'POST',
  path: '/api/apts/suggest_item_read/',
  audience: ['brand'],
  changes: ['suggest_item'],
  summary:
    'Opens a notice for the calling vendor. The first read of an item counts in its Seoul month (409 read_limit_reached when none is left), later ones are free.',
  body: strictObject(itemRef),
  response: suggestItem,
});

export const favouriteSuggestItem = defineEndpoint({
  id: 'suggest_items.favourite',
  title: '관심 공고',
  method: 'POST',
  path: '/api/apts/suggest_item_request_fav/',
  audience: ['brand'],
  changes: ['suggest_item'],
  summary: 'Puts a notice among the favourites of the calling vendor, or takes it away. It is no offer.',
  body: strictObject({ ...itemRef, is_company_fav: Type.Boolean({ label: '관심 공고' }) }),
  response: suggestItemLine,
});

const reason = nonEmptyString('사유', SUGGEST_ITEM_LIMITS.reasonCharacters);
const chosenRequest = labelled('제안', Type.Unsafe<string | null>({ anyOf: [nanoId, { type: 'null' }] }));

/** The calls by which the office of a complex moves a published notice on. */
export const closeSuggestItem = defineEndpoint({
  id: 'suggest_items.close',
  title: '입찰공고 조기 마감',
  method: 'POST',
  path: '/api/apts/suggest_item_close/',
  audience: ['general'],
  changes: ['suggest_item'],
  origin: 'extension',
  summary: 'Closes a notice before its end, with a reason that everybody who has sent a request is told.',
  body: strictObject({ ...itemRef, reason }),
  response: suggestItem,
});

export const openSuggestItem = defineEndpoint({
  id: 'suggest_items.open',
  title: '제안 개봉',
  method: 'POST',
  path: '/api/apts/suggest_item_open/',
  audience: ['general'],
  changes: ['suggest_item', 'suggest_request'],
  origin: 'extension',
  summary:
    'Opens the sealed requests of a closed bid: only the master of its space does, once, and it is in its history.',
  body: strictObject(itemRef),
  response: suggestItem,
});

export const cancelSuggestItem = defineEndpoint({
  id: 'suggest_items.cancel',
  title: '입찰공고 취소',
  method: 'POST',
  path: '/api/apts/suggest_item_cancel/',
  audience: ['general'],
  changes: ['suggest_item', 'suggest_request'],
  origin: 'extension',
  summary: 'Cancels a notice before its opening. Its reads are given back, and all who have sent a request are told.',
  body: strictObject({ ...itemRef, reason }),
  response: suggestItem,
});

export const awardSuggestItem = defineEndpoint({
  id: 'suggest_items.award',
  title: '업체 선정',
  method: 'POST',
  path: '/api/apts/suggest_item_award/',
  audience: ['general'],
  changes: ['suggest_item', 'suggest_request'],
  origin: 'extension',
  summary:
    'Chooses the request that wins, with a reason; with `request_nano_id` of `null` the notice fails. A bid needs its least number of valid requests.',
  body: strictObject({
    ...itemRef,
    request_nano_id: chosenRequest,
    reason,
  }),
  response: suggestItem,
});

export const revokeSuggestItemAward = defineEndpoint({
  id: 'suggest_items.revoke_award',
  title: '선정 취소',
  method: 'POST',
  path: '/api/apts/suggest_item_award_revoke/',
  audience: ['general'],
  changes: ['suggest_item', 'suggest_request'],
  origin: 'extension',
  summary:
    'Withdraws the award of a notice with a reason and passes it to another valid request; with `request_nano_id` of `null` the notice fails. Both vendors are told.',
  body: strictObject({ ...itemRef, request_nano_id: chosenRequest, reason }),
  response: suggestItem,
});
