import { Type, type Static } from 'typebox';
import { apartmentDetails } from '../workspace/apartment-details.ts';
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
  nanoId,
  nullable,
  oneOf,
  phone,
  sentTimestamp,
  text,
  timestamp,
} from '../fields.ts';

/** The pattern of an e-mail address: a dot in its domain, and two characters or more after it. */
export const EMAIL_PATTERN = '^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]{2,}$';
export const emailField = Type.String({
  minLength: 5,
  maxLength: 100,
  pattern: EMAIL_PATTERN,
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
export const genderField = nullable(oneOf('male', 'female'));

/** The current work place of a general user with the details of its complex (SPEC §3, User profile): shown on `/me`, and offered when a work space is created. */
export const currentWork = strictObject({
  building_name: text('건물 이름', 100),
  address1: text('주소', 200),
  address2: text('상세 주소', 200),
  tel: text('전화번호', 20),
  job: text('하는 일', 50),
  job_grade: JobGrade.schema,
  address_code: Type.Optional(text('우편번호', 5)),
  ...Type.Partial(strictObject(apartmentDetails)).properties,
});

/** The current work place in responses. `apt_info` is the complex of the current work space of the user, if it has one. */
const userProfile = strictObject({ user_id: id, ...currentWork.properties, apt_info: nullable(aptInfo) });

/** An amount in won; negative for a loss. */
const amount = Type.Integer({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, label: '금액' });
const tally = count('개수', 2_000_000_000);
const year = Type.Integer({ minimum: 1900, maximum: 2200, label: '연도' });

/** Public details of a vendor (SPEC §3, Brand detail). Amounts in won; `null` is shown as 확인필요. */
const brandDetail = strictObject({
  business_no: text('사업자등록번호', 12),
  corporation_no: text('법인등록번호', 14),
  name: text('상호', 100),
  company_manager_name: text('대표자 이름', 50),
  address_code: text('우편번호', 5),
  address1: text('주소', 200),
  address2: text('상세 주소', 200),
  tel: text('전화번호', 20),
  business_image_url: nullable(Type.String()),
  /** Founding date. */
  date: nullable(date('설립일')),
  date_shorten: nullable(Type.String()),
  price: nullable(amount),
  employees: nullable(tally),
  successful_bids: nullable(tally),
  private_contracts: nullable(tally),
  review_score: nullable(Type.Number({ minimum: 0, maximum: 100, label: '평점' })),
  profit: nullable(amount),
  credit_grade: nullable(Type.String()),
  industry: text('업종', 100),
  updated_government: nullable(timestamp),
  updated_government_year: nullable(year),
  updated_financial: nullable(timestamp),
  updated_financial_year: nullable(year),
  updated_contract: nullable(timestamp),
  updated_contract_year: nullable(year),
  updated_api_con: nullable(timestamp),
});

const sentTime = nullable(sentTimestamp);
/** The facts as callers send them: texts have a greatest length, which rows of other sources need not keep. */
export const sentBrandDetail = strictObject({
  ...brandDetail.properties,
  tel: phone('전화번호'),
  business_image_url: nullable(text('사업자등록증 사진', 2000)),
  date_shorten: nullable(text('설립일 표시', 100)),
  credit_grade: nullable(text('신용등급', 100)),
  updated_government: sentTime,
  updated_financial: sentTime,
  updated_contract: sentTime,
  updated_api_con: sentTime,
});

const evaluationSummary = strictObject({
  professionalism: Type.Number(),
  time_management: Type.Number(),
  communication: Type.Number(),
  safety_cleanliness: Type.Number(),
  cost_efficiency: Type.Number(),
  reviews: Type.Integer(),
});

export const brand = strictObject({
  user_id: id,
  brand_status_type: EditState.schema,
  /** The reason why the last review was refused; `null` when it was not. */
  reject_reason: nullable(Type.String()),
  plan: BrandPlan.schema,
  detail: nullable(brandDetail),
  /** The approved registration certificate while another one, in `detail`, waits for its review; `null` otherwise. */
  approved_business_image_url: nullable(Type.String()),
  /** Items a brand may read a month; -1 is unlimited, `null` follows the plan (DECISIONS, Plans and view limits). */
  suggest_item_view_limit: nullable(Type.Integer({ minimum: -1 })),
  evaluation_summaries: nullable(evaluationSummary),
});

export const general = strictObject({
  user_id: id,
  brand_status_type: EditState.schema,
  current_work: nullable(userProfile),
});
export const staff = strictObject({ user_id: id, staff_type: StaffType.schema });

/** An account as its owner and our staff see it (SPEC §3, User). Exactly one of brand, general, staff is set. */
export const user = strictObject({
  id,
  nano_id: nanoId,
  user_type: UserType.schema,
  email: nullable(Type.String()),
  name: Type.String(),
  account_status: AccountStatus.schema,
  nickname: Type.String(),
  tel: Type.String(),
  birthday: nullable(date('생년월일')),
  gender: genderField,
  profile_image_url: nullable(Type.String()),
  is_alert_item: Type.Boolean(),
  recommand_user: nullable(strictObject({ id, name: Type.String() })),
  points: Type.Integer(),
  accum_points: Type.Integer(),
  accum_recommandeds: Type.Integer(),
  ref_code: Type.String(),
  is_recommander_manager: Type.Boolean(),
  bonus_point_rate: Type.Number(),
  recommand_tier: RecommendTier.schema,
  recent_login: nullable(timestamp),
  created: timestamp,
  is_deleted: Type.Boolean(),
  /** When the personal data of a withdrawn account was erased; it cannot be revived. */
  erased: nullable(timestamp),
  /** The available sign-in methods: `email` when there is a password, `kakao` when linked. */
  sign_in_ways: Type.Array(oneOf('email', 'kakao')),
  brand: nullable(brand),
  general: nullable(general),
  staff: nullable(staff),
});

export type User = Static<typeof user>;
export type Brand = Static<typeof brand>;
export type BrandDetail = Static<typeof brandDetail>;
export type CurrentWork = Static<typeof currentWork>;

/** The public fields of an account beside its content. */
export const personRef = strictObject({
  id,
  nano_id: nanoId,
  name: Type.String(),
  profile_image_url: nullable(Type.String()),
});
export type PersonRef = Static<typeof personRef>;
