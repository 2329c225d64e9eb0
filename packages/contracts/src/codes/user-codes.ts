import { defineCodes } from '../define-codes.ts';

/** Account kind (SPEC §4). */
export const UserType = defineCodes({
  NONE: [-1, '없음'],
  STAFF: [0, '운영자'],
  BRAND: [1, '업체회원'],
  GENERAL: [2, '일반회원'],
});
export type UserTypeCode = (typeof UserType.options)[number]['code'];

/** Kind of operator (SPEC §4); what STAFF may not do is in DECISIONS, Screens and routes. */
export const StaffType = defineCodes({
  ADMIN: [0, '최고관리자'],
  STAFF: [1, '운영자'],
});

/** SPEC §4. */
export const AccountStatus = defineCodes({
  TEMP: [0, '가입 진행중'],
  NORMAL: [1, '정상'],
  BLOCK: [2, '이용정지'],
});

/** SPEC §4. */
export const RecommendTier = defineCodes({
  NONE: [0, '없음'],
  TIER1: [1, '1등급'],
  TIER2: [2, '2등급'],
  TIER3: [3, '3등급'],
});

/** The place of a member in the referral tree (SPEC §4); operators give it. */
export const RecommendGrade = defineCodes({
  NONE: [0, '없음'],
  MASTER: [1, '마스터'],
  MAIN: [2, '메인'],
  SUB: [3, '서브'],
});
export type RecommendGradeCode = (typeof RecommendGrade.options)[number]['code'];

/** The plan of a brand (DECISIONS, Plans and view limits). */
export const BrandPlan = defineCodes({
  NONE: [0, '무료'],
  S_BASIC: [1, 'S 베이직'],
  S_STANDARD: [2, 'S 스탠다드'],
  S_STANDARD_PLUS: [3, 'S 스탠다드 플러스'],
  P_STANDARD: [4, 'P 스탠다드'],
  P_PREMIUM: [5, 'P 프리미엄'],
});
