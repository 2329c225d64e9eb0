import { BidMethod, NoticeUrgency, SelectionMethod, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { toPlainText } from '@danji/contracts/documents/document-text';
import type { NoticeDraft } from './notice-draft.ts';

const LABELS: Readonly<Record<keyof NoticeDraft, string>> = {
  title: '제목',
  business_title: '사업명',
  suggest_type: '종류',
  selection_method: '낙찰 방법',
  bid_method: '입찰 방법',
  urgency: '공고 구분',
  category: '대표 분야',
  tags: '다른 분야',
  number_of_units: '세대수',
  expected_contract_amount: '예상 금액',
  is_amount_public: '예상 금액 공개',
  work_start_date: '착수일',
  kapt_number: 'K-apt 공고 번호',
  kapt_link: 'K-apt 공고 주소',
  work_scope: '사업 내용',
  participant_qualification: '참가 자격',
  building_name: '단지 이름',
  address1: '주소',
  address2: '상세 주소',
  manager_name: '담당자',
  briefing_place: '현장설명회 장소',
  opening_place: '개찰 장소',
  bid_deposit_rate: '입찰보증금',
  contract_deposit_rate: '계약보증금',
  papers: '제출 서류',
  price_table: '가격 내역표',
  tel: '전화번호',
  sigungu: '지역',
  sigungus: '참가 지역',
  date_start: '공고 시작',
  date_end: '마감',
  briefing_at: '현장설명회',
  opening_at: '개찰',
  invited: '초대 업체',
  files: '첨부파일',
  addendum_reason: '정정 사유',
};
export const labelNotice = (name: keyof NoticeDraft): string => LABELS[name];

/** Fields whose values are not their own text. */
const TEXTS: { readonly [Name in keyof NoticeDraft]?: (value: NoticeDraft[Name]) => string } = {
  suggest_type: (code) => SuggestType.label(code),
  selection_method: (code) => SelectionMethod.label(code),
  bid_method: (code) => BidMethod.label(code),
  urgency: (code) => NoticeUrgency.label(code),
  category: (code) => (code === null ? '' : toSubCategoryName(code)),
  tags: (codes) => codes.map((code) => toSubCategoryName(code)).join(', '),
  is_amount_public: (isPublic) => (isPublic ? '공개' : '비공개'),
  work_scope: toPlainText,
  participant_qualification: toPlainText,
  price_table: (rows) => rows.map(({ item, unit, quantity }) => `${item} ${quantity ?? 0}${unit}`).join(', '),
  sigungus: (ids) => (ids.length === 0 ? '전국' : `${ids.length}곳`),
  invited: (brands) => brands.map(({ name }) => name).join(', '),
  files: (files) => files.map(({ name }) => name).join(', '),
};

/** Formats a field of a draft for reading. */
export function describeNotice<Name extends keyof NoticeDraft>(draft: NoticeDraft, name: Name): string {
  const toText = TEXTS[name] as ((value: NoticeDraft[Name]) => string) | undefined;
  return toText ? toText(draft[name]) : String(draft[name] ?? '').replace('T', ' ');
}
