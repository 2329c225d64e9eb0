import { Type, type Static } from 'typebox';
import { evaluationSummary } from '../bids/evaluation-summary.ts';
import { businessCheck } from './business-check.ts';
import { apartmentDetails } from '../apartments/apartment-details.ts';
import { aptInfo } from '../workspace/apt-info.ts';
import { EditState } from '../codes/edit-state.ts';
import { JobGrade } from '../codes/job-grade.ts';
import { AccountStatus, BrandPlan, RecommendTier, StaffType, UserType } from '../codes/user-codes.ts';
import {
  strictObject,
  count,
  date,
  nonEmptyString,
  id,
  nullable,
  oneOf,
  phone,
  sentTimestamp,
  text,
  timestamp,
  created,
  updated,
  publicId,
  userId,
  entity,
  labelled,
} from '../fields.ts';

/** An e-mail address: a dot in its domain, and two characters or more after it. */
export const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/;
export const emailField = Type.String({
  minLength: 5,
  maxLength: 100,
  pattern: EMAIL.source,
  label: '이메일',
});
export const passwordField = Type.String({ minLength: 1, maxLength: 100, label: '비밀번호' });
/** The code of an authenticator app, or a recovery code. */
export const otpField = nonEmptyString('인증번호', 30);
export const nameField = nonEmptyString('이름', 50);
export const telField = Type.String({ minLength: 9, maxLength: 16, pattern: '^[0-9+][0-9 -]*$', label: '휴대폰 번호' });
/** The account kinds that sign up by themselves. */
export const memberTypeField = Type.Unsafe<1 | 2>({
  type: 'integer',
  enum: [UserType.BRAND, UserType.GENERAL],
  label: '회원 종류',
});
export const genderField = labelled('성별', nullable(oneOf('male', 'female')));

/**
 * The current work place of a general user with the details of its complex (SPEC §3, User profile): shown on `/me`, and
 * offered when a work space is created.
 */
export const currentWork = entity('CurrentWork', {
  building_name: text('건물 이름', 100),
  address1: text('주소', 200),
  address2: text('상세 주소', 200),
  tel: text('전화번호', 20),
  job: text('하는 일', 50),
  job_grade: labelled('직급', JobGrade.schema),
  address_code: Type.Optional(text('우편번호', 5)),
  ...Type.Partial(strictObject(apartmentDetails)).properties,
});

/** The current work place in responses. `apt_info` is the complex of the current work space of the user, if it has one. */
const userProfile = strictObject({
  user_id: userId,
  ...currentWork.properties,
  apt_info: labelled('단지', nullable(aptInfo)),
});

/** An amount in won; negative for a loss. */
const amount = Type.Integer({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, label: '금액' });
const tally = count('개수', 2_000_000_000);
const year = Type.Integer({ minimum: 1900, maximum: 2200, label: '연도' });

/** Public details of a vendor (SPEC §3, Brand detail). Amounts in won; `null` is shown as 확인필요. */
export const brandDetail = strictObject({
  business_no: text('사업자등록번호', 12),
  corporation_no: text('법인등록번호', 14),
  name: text('상호', 100),
  company_manager_name: text('대표자 이름', 50),
  address_code: text('우편번호', 5),
  address1: text('주소', 200),
  address2: text('상세 주소', 200),
  tel: text('전화번호', 20),
  business_image_url: labelled('사업자등록증', nullable(Type.String())),
  /** Founding date. */
  date: nullable(date('설립일')),
  date_shorten: nullable(Type.String({ label: '설립일 표시' })),
  price: labelled('매출액', nullable(amount)),
  employees: labelled('직원 수', nullable(tally)),
  successful_bids: labelled('낙찰 건수', nullable(tally)),
  private_contracts: labelled('수의계약 건수', nullable(tally)),
  review_score: nullable(Type.Number({ minimum: 0, maximum: 100, label: '평점' })),
  profit: labelled('영업이익', nullable(amount)),
  credit_grade: nullable(Type.String({ label: '신용등급' })),
  industry: text('업종', 100),
  updated_government: labelled('관급 정보 수정', nullable(timestamp)),
  updated_government_year: labelled('관급 정보 연도', nullable(year)),
  updated_financial: labelled('재무 정보 수정', nullable(timestamp)),
  updated_financial_year: labelled('재무 정보 연도', nullable(year)),
  updated_contract: labelled('계약 정보 수정', nullable(timestamp)),
  updated_contract_year: labelled('계약 정보 연도', nullable(year)),
  updated_api_con: labelled('시공능력 정보 수정', nullable(timestamp)),
});

const sentTime = nullable(sentTimestamp);
/** The facts as callers send them: texts have a greatest length, which rows of other sources need not keep. */
export const sentBrandDetail = strictObject({
  ...brandDetail.properties,
  tel: phone('전화번호'),
  business_image_url: nullable(text('사업자등록증 사진', 2000)),
  date_shorten: nullable(text('설립일 표시', 100)),
  credit_grade: nullable(text('신용등급', 100)),
  updated_government: labelled('관급 정보 수정', sentTime),
  updated_financial: labelled('재무 정보 수정', sentTime),
  updated_contract: labelled('계약 정보 수정', sentTime),
  updated_api_con: labelled('시공능력 정보 수정', sentTime),
});

export const brand = entity('Brand', {
  user_id: userId,
  brand_status_type: labelled('심사 상태', EditState.schema),
  /** The reason why the last review was refused; `null` when it was not. */
  reject_reason: nullable(Type.String({ label: '반려 사유' })),
  plan: labelled('요금제', BrandPlan.schema),
  detail: labelled('업체 정보', nullable(brandDetail)),
  /** The approved registration certificate while another one, in `detail`, waits for its review; `null` otherwise. */
  approved_business_image_url: nullable(Type.String({ label: '승인된 사업자등록증' })),
  /** Items a brand may read a month; -1 is unlimited, `null` follows the plan (DECISIONS, Plans and view limits). */
  suggest_item_view_limit: nullable(Type.Integer({ minimum: -1, label: '공고 열람 한도' })),
  evaluation_summaries: labelled('평가', nullable(evaluationSummary)),
  /** The version of the facts. */
  updated,
  /** The last answer of the tax office about the business number; `null` before the first one. */
  business_check: labelled('국세청 조회', nullable(businessCheck)),
  /** When the brand was suspended because its business is paused or closed; `null` otherwise. */
  suspended_by_check: labelled('국세청 조회로 정지', nullable(timestamp)),
});

const general = entity('General', {
  user_id: userId,
  brand_status_type: labelled('심사 상태', EditState.schema),
  current_work: labelled('일하는 곳', nullable(userProfile)),
});
export const staff = entity('Staff', { user_id: userId, staff_type: labelled('운영자 종류', StaffType.schema) });

/** An account as its owner and our staff see it (SPEC §3, User). Exactly one of brand, general, staff is set. */
export const user = entity('User', {
  id,
  nano_id: publicId,
  user_type: labelled('회원 종류', UserType.schema),
  email: nullable(Type.String({ label: '이메일' })),
  name: Type.String({ label: '이름' }),
  account_status: labelled('계정 상태', AccountStatus.schema),
  nickname: Type.String({ label: '별명' }),
  tel: Type.String({ label: '전화번호' }),
  birthday: nullable(date('생년월일')),
  gender: genderField,
  profile_image_url: nullable(Type.String({ label: '프로필 사진' })),
  is_alert_item: Type.Boolean({ label: '알림 받기' }),
  recommand_user: labelled('추천인', nullable(strictObject({ id, name: Type.String({ label: '이름' }) }))),
  points: Type.Integer({ label: '포인트' }),
  accum_points: Type.Integer({ label: '누적 포인트' }),
  accum_recommandeds: Type.Integer({ label: '추천한 수' }),
  ref_code: Type.String({ label: '추천 코드' }),
  is_recommander_manager: Type.Boolean({ label: '추천 관리자' }),
  bonus_point_rate: Type.Number({ label: '추가 적립률' }),
  recommand_tier: labelled('추천 등급', RecommendTier.schema),
  recent_login: labelled('최근 로그인', nullable(timestamp)),
  created,
  is_deleted: Type.Boolean({ label: '탈퇴' }),
  /** When the personal data of a withdrawn account was erased; it cannot be revived. */
  erased: labelled('개인정보를 지운 때', nullable(timestamp)),
  /** The available sign-in methods: `email` when there is a password, `kakao` when linked. */
  sign_in_ways: Type.Array(oneOf('email', 'kakao'), { label: '로그인 방법' }),
  brand: labelled('업체', nullable(brand)),
  general: labelled('일반회원', nullable(general)),
  staff: labelled('운영자', nullable(staff)),
});

export type User = Static<typeof user>;
export type Brand = Static<typeof brand>;
export type BrandDetail = Static<typeof brandDetail>;
export type CurrentWork = Static<typeof currentWork>;

/** The public fields of an account beside its content. */
export const personRef = entity('PersonRef', {
  id,
  nano_id: publicId,
  name: Type.String({ label: '이름' }),
  profile_image_url: nullable(Type.String({ label: '프로필 사진' })),
});
export type PersonRef = Static<typeof personRef>;
