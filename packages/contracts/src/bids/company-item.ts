import { Type, type Static } from 'typebox';
import { EMAIL, personRef } from '../accounts/user.ts';
import { AdType } from '../codes/advertisement-codes.ts';
import { EditState } from '../codes/edit-state.ts';
import { richDocument } from '../documents/rich-document.ts';
import {
  count,
  created,
  entity,
  id,
  labelled,
  nanoId,
  nonEmptyString,
  nullable,
  oneOf,
  phone,
  publicId,
  strictObject,
  text,
  timestamp,
  updated,
} from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';
import { ANSWER_TIME } from './answer-time.ts';
import { COMPANY_ITEM_LIMITS } from './company-item-limits.ts';
import { evaluationSummary } from './evaluation-summary.ts';
import { sentCases, shownCases } from './work-case.ts';

/** The code of a sub-category; which codes there are is checked with the rest of the item. */
const subCategory = Type.Integer({ minimum: 101, maximum: 1499, label: '분야' });

/** A region as an item names it. */
const regionRef = strictObject({ id, sido_short: Type.String(), sigungu: Type.String() });

const written = {
  title: nonEmptyString('제목', COMPANY_ITEM_LIMITS.titleCharacters),
  category: labelled('대표 분야', nullable(subCategory)),
  /** Further sub-categories. */
  tags: Type.Array(subCategory, { maxItems: COMPANY_ITEM_LIMITS.tags, label: '다른 분야' }),
  description: text('한 줄 소개', COMPANY_ITEM_LIMITS.descriptionCharacters),
  description_content: labelled('상세 소개', richDocument),
  /** The public id of an uploaded picture. */
  thumbnail_image_id: labelled('대표 사진', nullable(nanoId)),
  /** An https address behind the picture, or none. */
  thumbnail_link: text('사진 링크', 500),
  company_name: text('업체 이름', 100),
  /** How the item is placed on the list of companies, if at all. */
  ad_type: labelled('노출 자리', nullable(AdType.schema)),
  /** Whether the evaluations of the vendor are shown with the item. */
  is_readable_brand_review: Type.Boolean({ label: '평가 공개' }),
};

/** The fields that a vendor writes. Regions are their numbers; none means everywhere. */
export const companyItemFields = {
  ...written,
  sigungu: Type.Array(id, { maxItems: COMPANY_ITEM_LIMITS.regions, uniqueItems: true, label: '활동 지역' }),
  company_tel: phone('전화번호'),
  company_email: Type.String({ maxLength: 100, pattern: `^$|${EMAIL.source}`, label: '이메일' }),
  work_cases: sentCases,
};

const shownContent = {
  ...written,
  sigungu: Type.Array(regionRef, { maxItems: COMPANY_ITEM_LIMITS.regions, label: '활동 지역' }),
  company_tel: text('전화번호', 20),
  company_email: text('이메일', 100),
  thumbnail_image_url: nullable(Type.String({ label: '대표 사진 주소' })),
  work_cases: shownCases,
};
const { description_content, work_cases, ...shownLine } = shownContent;

/** A version that the vendor has handed in and that is not public yet. */
const companyItemRevision = strictObject({ ...shownContent, created });

/** One change of state; without a user it was the system. */
const companyItemEvent = strictObject({
  id,
  user: nullable(personRef),
  from_state: nullable(EditState.schema),
  to_state: EditState.schema,
  reason: nullable(Type.String()),
  created,
});

/** A company in a list (SPEC §3, Company item). Readers see the approved version and nothing of its review. */
export const companyItemLine = entity('CompanyItemLine', {
  id,
  nano_id: publicId,
  /** The vendor, under the name of the company. */
  user: labelled('업체', personRef),
  edit_state_type: labelled('상태', EditState.schema),
  ...shownLine,
  favs: count('관심', Number.MAX_SAFE_INTEGER),
  /** Whether the caller has it among the favourites. */
  is_fav: Type.Boolean({ label: '관심 업체' }),
  views: count('조회', Number.MAX_SAFE_INTEGER),
  short_link: text('짧은 주소', 20),
  /** How often its short link was opened; `null` for readers. */
  scans: nullable(count('짧은 주소 방문', Number.MAX_SAFE_INTEGER)),
  is_public: Type.Boolean({ label: '공개' }),
  /** Why it was refused or hidden; `null` for readers. */
  reason: nullable(Type.String({ label: '사유' })),
  /** The sums of its evaluations, where the vendor lets them be shown and there are any. */
  evaluation_summaries: labelled('평가', nullable(evaluationSummary)),
  /** Contracts of work spaces that name the vendor. */
  contracts: count('단지와 맺은 계약', Number.MAX_SAFE_INTEGER),
  /** When the vendor was last here, roughly: today, within 7 or within 31 days; `null` for longer ago, or never. */
  activity: labelled('최근 활동', nullable(oneOf('today', 'week', 'month'))),
  /** Half of what offices asked the vendor in the last months was answered within so many hours; `null` for unknown or slow. */
  answer_hours: labelled('답변 시간', nullable(Type.Integer({ minimum: 1, maximum: ANSWER_TIME.slowestHours }))),
  /** The first approval. */
  listed: labelled('첫 승인', nullable(timestamp)),
  created,
  updated,
});

/** A whole company item. `recent_rev`, `history` and `is_hidden_by_staff` are for the vendor and our staff. */
export const companyItem = entity('CompanyItem', {
  ...companyItemLine.properties,
  description_content,
  work_cases,
  /** The displayed total in stars; 0 where the vendor shows no evaluations, or has none. */
  total: Type.Number({ minimum: 0, maximum: 5, label: '평점' }),
  /** The picture that other sites show with a link to the page. */
  share_picture_url: Type.String({ label: '공유 그림 주소' }),
  recent_rev: labelled('고친 내용', nullable(companyItemRevision)),
  is_hidden_by_staff: Type.Boolean({ label: '운영자가 숨김' }),
  history: Type.Array(companyItemEvent, { maxItems: ANSWER_LIMITS.trail, label: '이력' }),
});

export type CompanyItemLine = Static<typeof companyItemLine>;
export type CompanyItem = Static<typeof companyItem>;
export type CompanyItemRevision = Static<typeof companyItemRevision>;
export type CompanyItemEvent = Static<typeof companyItemEvent>;
export type CompanyItemRegion = Static<typeof regionRef>;
/** The content that a vendor writes, as it is sent and stored. */
export type CompanyItemContent = {
  [Name in keyof typeof companyItemFields]: Static<(typeof companyItemFields)[Name]>;
};
/** A state of an item; −1 is for the filter only. */
export type CompanyItemState = Exclude<CompanyItem['edit_state_type'], -1>;
