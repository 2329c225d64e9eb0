import type { BrandDetail } from './user.ts';

/** The labels of a brand's facts on forms; the addresses have labels of their own. */
export const BRAND_DETAIL_LABELS = {
  business_no: '사업자등록번호',
  corporation_no: '법인등록번호',
  name: '상호',
  company_manager_name: '대표자 이름',
  address_code: '우편번호',
  address1: '주소',
  address2: '상세 주소',
  tel: '회사 전화번호',
  industry: '업종',
  date: '설립일',
  price: '매출액',
  profit: '영업이익',
  employees: '직원 수',
  credit_grade: '신용등급',
  successful_bids: '낙찰 건수',
  private_contracts: '수의계약 건수',
  review_score: '외부 평점',
  updated_financial: '재무 정보 확인일',
  updated_financial_year: '재무 정보 연도',
  updated_contract: '계약 정보 확인일',
  updated_contract_year: '계약 정보 연도',
  updated_government: '관급 정보 확인일',
  updated_government_year: '관급 정보 연도',
  updated_api_con: '시공능력 정보 확인일',
} as const satisfies { readonly [Name in keyof BrandDetail]?: string };
export type BrandDetailName = keyof typeof BRAND_DETAIL_LABELS;

/** The unit to which amounts are rounded where they are shown and typed, won (SPEC §9). */
export const BRAND_PRICE_UNIT = 10_000_000;
