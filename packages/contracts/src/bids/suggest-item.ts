import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import {
  BidMethod,
  NoticeUrgency,
  SelectionMethod,
  SuggestItemState,
  SuggestType,
} from '../codes/suggest-item-codes.ts';
import { richDocument } from '../documents/rich-document.ts';
import {
  count,
  created,
  date,
  entity,
  id,
  labelled,
  nanoId,
  nonEmptyString,
  nullable,
  oneOf,
  phone,
  publicId,
  sentTimestamp,
  spaceId,
  strictObject,
  text,
  timestamp,
  updated,
  userId,
} from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';
import { file } from '../site/file.ts';
import { spaceRef } from '../workspace/space-ref.ts';
import { brandRef } from './brand-ref.ts';
import { SUGGEST_ITEM_LIMITS as LIMITS } from './suggest-item-limits.ts';
import { SUGGEST_QUESTION_LIMITS, suggestQuestion } from './suggest-question.ts';
import { suggestResult } from './suggest-result.ts';

const subCategory = Type.Integer({ minimum: 101, maximum: 1499, label: '분야' });
/** A region as a notice names it. */
const regionRef = strictObject({
  id,
  sido_short: Type.String({ label: '시·도' }),
  sigungu: Type.String({ label: '시·군·구' }),
});
/** A row of the price table that vendors fill. */
const priceRow = strictObject({
  item: nonEmptyString('품목', 100),
  unit: text('단위', 20),
  quantity: Type.Number({ minimum: 0, maximum: 1_000_000_000, label: '수량' }),
});
const moment = (label: string) => labelled(label, nullable(timestamp));
const sentMoment = (label: string) => labelled(label, nullable(sentTimestamp));

/** The fields of a notice that everybody reads (DECISIONS, Bids). */
const publicFields = {
  title: nonEmptyString('제목', LIMITS.titleCharacters),
  business_title: text('사업명', LIMITS.businessTitleCharacters),
  suggest_type: labelled('종류', SuggestType.schema),
  selection_method: labelled('낙찰 방법', SelectionMethod.schema),
  bid_method: labelled('입찰 방법', BidMethod.schema),
  urgency: labelled('공고 구분', NoticeUrgency.schema),
  category: labelled('대표 분야', nullable(subCategory)),
  /** Further sub-categories. */
  tags: Type.Array(subCategory, { maxItems: LIMITS.tags, label: '다른 분야' }),
  number_of_units: labelled('세대수', nullable(count('세대수', LIMITS.units))),
  /** Won, VAT included; shown to everybody only with `is_amount_public`. */
  expected_contract_amount: nullable(Type.Integer({ minimum: 0, maximum: LIMITS.amount, label: '예상 금액' })),
  is_amount_public: Type.Boolean({ label: '예상 금액 공개' }),
  work_start_date: labelled('착수일', nullable(date('착수일'))),
  /** The number of the same notice on K-apt, and its address. */
  kapt_number: text('K-apt 공고 번호', 30),
  kapt_link: text('K-apt 공고 주소', 500),
};
/** The fields that members of other complexes read besides. */
const scopeFields = {
  work_scope: labelled('사업 내용', richDocument),
  participant_qualification: labelled('참가 자격', richDocument),
};
/** The fields that the own space, our staff and a vendor after its read see besides. */
const detailFields = {
  building_name: text('건물 이름', 100),
  address1: text('주소', 200),
  address2: text('상세 주소', 200),
  manager_name: text('담당자', 50),
  briefing_place: text('현장설명회 장소', LIMITS.placeCharacters),
  opening_place: text('개찰 장소', LIMITS.placeCharacters),
  /** Percent of the offer and of the contract; `null` for none. */
  bid_deposit_rate: nullable(Type.Number({ minimum: 0, maximum: 100, label: '입찰보증금(%)' })),
  contract_deposit_rate: nullable(Type.Number({ minimum: 0, maximum: 100, label: '계약보증금(%)' })),
  /** The papers to hand in, in words. */
  papers: text('제출 서류', LIMITS.papersCharacters),
  price_table: Type.Array(priceRow, { maxItems: LIMITS.priceRows, label: '가격 내역표' }),
};

/** The fields that the office of a complex writes. Moments have an offset; regions are their numbers. */
export const suggestItemFields = {
  ...publicFields,
  ...scopeFields,
  ...detailFields,
  tel: phone('전화번호'),
  /** Where the work is. */
  sigungu: labelled('지역', nullable(id)),
  /** Where vendors may come from; none means everywhere. */
  sigungus: Type.Array(id, { maxItems: LIMITS.regions, uniqueItems: true, label: '참가 지역' }),
  /** Vendors that the notice is for, where its kind has such; none of a request for quotes means all. */
  invited_ids: Type.Array(userId, { maxItems: LIMITS.invited, uniqueItems: true, label: '초대 업체' }),
  date_start: sentMoment('공고 시작'),
  date_end: sentMoment('마감'),
  briefing_at: sentMoment('현장설명회'),
  opening_at: sentMoment('개찰'),
  /** Public ids of uploaded files. */
  file_ids: Type.Array(nanoId, { maxItems: LIMITS.files, label: '첨부파일' }),
};

/** How much of a notice the caller sees: what everybody sees, its scope too, or all of it. */
const access = oneOf('public', 'scope', 'whole');

/** A notice in a list: what everybody may read. */
export const suggestItemLine = entity('SuggestItemLine', {
  id,
  nano_id: publicId,
  space_id: spaceId,
  ...publicFields,
  sigungu: labelled('지역', nullable(regionRef)),
  sigungus: Type.Array(regionRef, { maxItems: LIMITS.regions, label: '참가 지역' }),
  date_start: moment('공고 시작'),
  date_end: moment('마감'),
  is_early_close: Type.Boolean({ label: '조기 마감' }),
  state: labelled('상태', SuggestItemState.schema),
  /** Whether only invited vendors read all of it and offer; and whether the calling vendor is one of them. */
  is_by_invitation: Type.Boolean({ label: '초대한 업체만' }),
  is_invited: Type.Boolean({ label: '초대받음' }),
  /** Whether the calling vendor has read it, and when it made it a favourite; `false` and `null` for others. */
  is_read: Type.Boolean({ label: '읽음' }),
  company_fav_date: labelled('관심 등록', nullable(timestamp)),
  /** The request of the calling vendor on it; `null` for others. */
  my_request: labelled('내 제안', nullable(publicId)),
  /** Vendors that have read it, and that have sent a request: for the own space and our staff, `null` for others. */
  reads: labelled('읽은 업체', nullable(count('읽은 업체', Number.MAX_SAFE_INTEGER))),
  requests: labelled('받은 제안', nullable(count('받은 제안', Number.MAX_SAFE_INTEGER))),
  /** The last author of the content: for the own space and our staff, `null` for others. */
  saved_by: labelled('마지막 저장', nullable(personRef)),
  created,
  updated,
});

/** One change of state; without a user it was the system. */
const suggestItemEvent = strictObject({
  id,
  kind: oneOf(
    'created',
    'published',
    'addendum',
    'closed',
    'closed_early',
    'opened',
    'awarded',
    'failed',
    'canceled',
    'revoked',
  ),
  user: nullable(personRef),
  reason: nullable(Type.String()),
  /** The labels of the fields that an addendum has changed. */
  fields: Type.Array(Type.String(), { maxItems: 50 }),
  created,
});

/** Reads of notices in the Seoul month: the limit, -1 for any number, and what is used. */
const readQuota = strictObject({
  limit: Type.Integer({ minimum: -1, label: '열람 한도' }),
  used: count('쓴 열람', Number.MAX_SAFE_INTEGER),
});

/**
 * A whole notice (SPEC §3, Suggest item). With `access` of `public` the fields of scope and details are empty, with `scope`
 * those of the details. `history` is for who sees all of it.
 */
export const suggestItem = entity('SuggestItem', {
  ...suggestItemLine.properties,
  ...scopeFields,
  ...detailFields,
  tel: text('전화번호', 20),
  briefing_at: moment('현장설명회'),
  opening_at: moment('개찰'),
  access: labelled('보이는 범위', access),
  space: labelled('워크스페이스', nullable(spaceRef)),
  user: labelled('작성자', nullable(personRef)),
  /** For the own space and our staff; nobody else learns who is invited. */
  invited: Type.Array(brandRef, { maxItems: LIMITS.invited, label: '초대 업체' }),
  files: Type.Array(file, { maxItems: LIMITS.files, label: '첨부파일' }),
  /** The last first, for who sees all of the notice. */
  questions: Type.Array(suggestQuestion, { maxItems: SUGGEST_QUESTION_LIMITS.perItem, label: '질문과 답변' }),
  /** Why it was canceled or has failed. */
  reason: labelled('사유', nullable(Type.String())),
  /** When the master opened the requests of a sealed notice. */
  opened: labelled('개봉', nullable(timestamp)),
  /** The winner, once it is awarded; for everybody. */
  result: labelled('선정 결과', nullable(suggestResult)),
  /** The reads of the calling vendor; `null` for others. */
  read_quota: labelled('이번 달 열람', nullable(readQuota)),
  /** The rights of the caller besides reading. */
  may_ask: Type.Boolean({ label: '질문할 수 있음' }),
  may_answer: Type.Boolean({ label: '답할 수 있음' }),
  may_write: Type.Boolean({ label: '고칠 수 있음' }),
  may_decide: Type.Boolean({ label: '결정할 수 있음' }),
  may_copy: Type.Boolean({ label: '새 공고로 쓸 수 있음' }),
  may_revoke: Type.Boolean({ label: '선정을 취소할 수 있음' }),
  history: Type.Array(suggestItemEvent, { maxItems: ANSWER_LIMITS.trail, label: '이력' }),
});

export type SuggestItemLine = Static<typeof suggestItemLine>;
export type SuggestItem = Static<typeof suggestItem>;
export type SuggestItemAccess = SuggestItem['access'];
export type SuggestItemEvent = Static<typeof suggestItemEvent>;
export type SuggestItemReadQuota = Static<typeof readQuota>;
/** The written content of a notice, as it is sent. */
export type SuggestItemContent = {
  [Name in keyof typeof suggestItemFields]: Static<(typeof suggestItemFields)[Name]>;
};
