import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { date, entity, labelled, nanoId, oneOf, strictObject } from '../fields.ts';
import { OFFER_HINT_KINDS } from './offer-hint-rules.ts';
import { SUGGEST_ITEM_LIMITS } from './suggest-item-limits.ts';

/** Contracts and vendors that one hint names at most. */
const MOST = 300;

/** Something to look at in a notice; never a finding. Facts of vendors are not in it, only that they are the same. */
const procurementHint = strictObject({
  kind: oneOf(...OFFER_HINT_KINDS, 'split_contracts'),
  /** The vendors whose offers are alike. */
  names: Type.Array(Type.String(), { maxItems: MOST, label: '업체' }),
  /** Contracts just under the limit of direct contracts, the earliest first. */
  contracts: Type.Array(
    strictObject({
      title: Type.String({ label: '제목' }),
      day: date('날짜'),
      amount: Type.Integer({ minimum: 0, maximum: SUGGEST_ITEM_LIMITS.amount, label: '금액' }),
    }),
    { maxItems: MOST, label: '계약' },
  ),
});
export type ProcurementHint = Static<typeof procurementHint>;

export const listProcurementHints = defineEndpoint({
  id: 'procurement_hints.list',
  title: '공고에서 살펴볼 점 보기',
  method: 'GET',
  path: '/api/apts/procurement_hint/',
  audience: ['general', 'staff'],
  reads: ['suggest_item', 'suggest_request', 'schedule', 'user'],
  origin: 'extension',
  summary:
    'What opened offers of an ended notice have in common, and direct contracts of the space just under their limit: for who writes notices of the space and our staff. Nothing of offers before they are opened.',
  query: strictObject({ item_nano_id: labelled('공고', nanoId) }),
  response: entity('ProcurementHints', {
    hints: Type.Array(procurementHint, { maxItems: MOST * OFFER_HINT_KINDS.length, label: '살펴볼 점' }),
  }),
});
