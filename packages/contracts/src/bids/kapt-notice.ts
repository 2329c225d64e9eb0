import { Type, type Static } from 'typebox';
import { CONTRACT_TYPES } from '../codes/contract-categories.ts';
import { KaptBidState, KaptNoticeKind } from '../codes/kapt-notice-codes.ts';
import { BidMethod, SelectionMethod } from '../codes/suggest-item-codes.ts';
import { created, date, entity, id, labelled, nullable, strictObject, timestamp, updated } from '../fields.ts';

const kaptRegion = strictObject({
  id,
  sido_short: Type.String({ label: '시·도' }),
  sigungu: Type.String({ label: '시·군·구' }),
});
const moment = (label: string) => labelled(label, nullable(timestamp));
const day = (label: string) => labelled(label, nullable(date(label)));

const lineFields = {
  id,
  kind: labelled('종류', KaptNoticeKind.schema),
  /** K-apt's number: of a notice its bidNum, of a private contract its pcNum. */
  kapt_number: Type.String({ label: 'K-apt 번호' }),
  /** The page of K-apt. */
  link: Type.String({ label: 'K-apt 주소' }),
  title: Type.String({ label: '제목' }),
  complex: Type.String({ label: '단지' }),
  /** `null` for a private contract, and for what K-apt has named by a code that is not known. */
  state: labelled('상태', nullable(KaptBidState.schema)),
  /** Whether offers are still taken. */
  is_open: Type.Boolean({ label: '모집 중' }),
  is_urgent: Type.Boolean({ label: '긴급 공고' }),
  /** The short name of the sido, `''` when it is not known; the sigungu when the complex is known. */
  sido: Type.String({ label: '시·도' }),
  sigungu: labelled('지역', nullable(kaptRegion)),
  number_of_units: labelled('세대수', nullable(Type.Integer())),
  /** 1 works, 2 services, 3 goods, 4 others. */
  work_type: labelled(
    '계약 종류',
    nullable(Type.Unsafe<(typeof CONTRACT_TYPES)[number]>({ enum: [...CONTRACT_TYPES] })),
  ),
  /** Our sub-category, as far as K-apt's codes and the title tell it. */
  category: labelled('분야', nullable(Type.Integer())),
  bid_method: labelled('입찰 방법', nullable(BidMethod.schema)),
  selection_method: labelled('낙찰 방법', nullable(SelectionMethod.schema)),
  noticed: date('공고일'),
  closes: moment('마감'),
  /** Won: of the award or of the private contract. */
  amount: labelled('금액', nullable(Type.Integer())),
  /** The company that was awarded or has the contract, `''` when it is not known. */
  winner: Type.String({ label: '선정 업체' }),
};

/** A notice of K-apt in a list. */
export const kaptNoticeLine = entity('KaptNoticeLine', lineFields);

/** A notice or private contract of K-apt, whole: it is only read here. */
export const kaptNotice = entity('KaptNotice', {
  ...lineFields,
  content: Type.String({ label: '내용' }),
  /** The papers to hand in, in words. */
  papers: Type.String({ label: '제출 서류' }),
  is_electronic: labelled('전자입찰', nullable(Type.Boolean())),
  papers_due: moment('서류 마감'),
  briefing_at: moment('현장설명회'),
  briefing_place: Type.String({ label: '현장설명회 장소' }),
  /** Why it was awarded, has failed or was canceled, or why the contract needed no bid. */
  reason: Type.String({ label: '사유' }),
  /** Of a private contract: when it was made, and its period. */
  contracted: day('계약일'),
  starts: day('계약 시작'),
  ends: day('계약 종료'),
  created,
  updated,
});

export type KaptNoticeLine = Static<typeof kaptNoticeLine>;
export type KaptNotice = Static<typeof kaptNotice>;
