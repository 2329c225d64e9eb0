import { Type } from 'typebox';
import { AdType, AdvertisementState } from '../codes/advertisement-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, strictObject, date, ok, oneOf, search, labelled, userId } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import {
  advertisement,
  advertisementCategory,
  advertisementDay,
  advertisementDetail,
  advertisementText,
  advertisementTier,
} from './advertisement.ts';
import { ANSWER_LIMITS } from '../limits.ts';

const files = {
  image1: Type.Optional(binary),
  image2: Type.Optional(binary),
  image3: Type.Optional(binary),
  image4: Type.Optional(binary),
};
/** The pictures to remove, by number. */
const removeImages = Type.Optional(
  Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), { maxItems: 4, label: '지울 이미지' }),
);
const filters = {
  search,
  category: Type.Optional(AdType.schema),
  date_start: Type.Optional(date('시작일')),
  date_end: Type.Optional(date('종료일')),
};
const period = { date_start: Type.Optional(date('시작일')), date_end: Type.Optional(date('종료일')) };

export const listAdvertisements = defineEndpoint({
  id: 'advertisements.list',
  title: '광고 목록',
  method: 'GET',
  path: '/api/commons/advertisement/',
  audience: ['brand', 'staff'],
  reads: ['advertisement'],
  summary:
    'Advertisements: all for staff, their own for approved brands. The period finds those that run on one of its days.',
  query: strictObject({
    ...endlessPageQuery,
    ...filters,
    state: Type.Optional(AdvertisementState.schema),
    ordering: Type.Optional(oneOf('-created', 'created', 'date_end', '-date_end')),
  }),
  response: pageOf(advertisement),
});

export const countAdvertisements = defineEndpoint({
  id: 'advertisements.count_states',
  title: '광고 상태별 수',
  method: 'GET',
  path: '/api/commons/advertisement_state_count/',
  audience: ['brand', 'staff'],
  reads: ['advertisement'],
  origin: 'extension',
  summary: 'How many advertisements are in each state, under the filters of the list.',
  query: strictObject(filters),
  response: Type.Array(strictObject({ state: AdvertisementState.schema, count: Type.Integer({ minimum: 0 }) }), {
    maxItems: AdvertisementState.options.length,
  }),
});

export const createAdvertisement = defineEndpoint({
  id: 'advertisements.create',
  title: '광고 등록',
  method: 'POST',
  path: '/api/commons/advertisement/',
  audience: ['brand', 'staff'],
  changes: ['advertisement'],
  encoding: 'multipart',
  summary:
    'Asks for an advertisement to be registered (state 3). Link and first image are needed. Staff name the vendor that advertises (`user_id`).',
  body: strictObject({
    ...advertisementText,
    category: advertisementCategory,
    tier: Type.Optional(advertisementTier),
    /** The approved vendor for whom our staff register it; without one it is our own. */
    user_id: Type.Optional(userId),
    ...files,
  }),
  logged: advertisement,
  response: advertisementDetail,
});

export const getAdvertisement = defineEndpoint({
  id: 'advertisements.get',
  title: '광고 보기',
  method: 'GET',
  path: '/api/commons/advertisement/{id}/',
  audience: ['brand', 'staff'],
  reads: ['advertisement'],
  summary: 'One advertisement with its history, for its owner and staff.',
  response: advertisementDetail,
});

export const updateAdvertisement = defineEndpoint({
  id: 'advertisements.update',
  title: '광고 수정',
  method: 'PUT',
  path: '/api/commons/advertisement/{id}/',
  audience: ['brand', 'staff'],
  changes: ['advertisement'],
  encoding: 'multipart',
  summary:
    'Changes an advertisement. By its owner a live one goes to state 2 and shows the old version until staff accept; an ended or blocked one is handed in again.',
  body: strictObject({
    ...Type.Partial(strictObject(advertisementText)).properties,
    category: Type.Optional(advertisementCategory),
    tier: Type.Optional(advertisementTier),
    remove_images: removeImages,
    ...files,
  }),
  logged: advertisement,
  response: advertisementDetail,
});

export const deleteAdvertisement = defineEndpoint({
  id: 'advertisements.delete',
  title: '광고 삭제',
  method: 'DELETE',
  path: '/api/commons/advertisement/{id}/',
  audience: ['brand', 'staff'],
  changes: ['advertisement'],
  summary: 'Takes an advertisement away for good; its record is kept for the law.',
  logged: advertisement,
  response: ok,
});

export const changeAdvertisementState = defineEndpoint({
  id: 'advertisements.move',
  title: '광고 심사·상태',
  method: 'POST',
  path: '/api/commons/advertisement/{id}/state/',
  audience: ['brand', 'staff'],
  changes: ['advertisement'],
  origin: 'extension',
  summary:
    'Moves an advertisement along its state machine (409 invalid_transition otherwise). `edit` says whether a waiting edit is taken over; blocking and declining need a reason.',
  body: strictObject({
    state: advertisement.properties.state,
    reason: Type.Optional(Type.String({ maxLength: 300, label: '사유' })),
    edit: Type.Optional(labelled('요청한 수정', oneOf('accept', 'decline'))),
  }),
  logged: advertisement,
  response: advertisementDetail,
});

export const setAdvertisementPaid = defineEndpoint({
  id: 'advertisements.set_paid',
  title: '광고 입금 확인',
  method: 'POST',
  path: '/api/commons/advertisement/{id}/paid/',
  audience: ['staff'],
  changes: ['advertisement'],
  origin: 'extension',
  summary: 'Notes that an advertisement was paid, or takes the note back.',
  body: strictObject({ is_paid: Type.Boolean({ label: '입금 확인' }) }),
  logged: advertisement,
  response: advertisementDetail,
});

export const getAdvertisementStatistics = defineEndpoint({
  id: 'advertisements.statistics',
  title: '광고 통계',
  method: 'GET',
  path: '/api/commons/advertisement/{id}/statistics/',
  audience: ['brand', 'staff'],
  reads: ['advertisement'],
  origin: 'extension',
  summary: 'Impressions and clicks by day, for its owner and staff; the last 30 days when no period is given.',
  query: strictObject(period),
  response: Type.Array(advertisementDay, { maxItems: ANSWER_LIMITS.days }),
});
