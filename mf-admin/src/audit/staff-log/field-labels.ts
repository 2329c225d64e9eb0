import { getOwn } from '@danji/contracts/get-own';
import { AdTier, AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { EditState } from '@danji/contracts/codes/edit-state';
import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { AccountStatus, BrandPlan, RecommendTier, StaffType, UserType } from '@danji/contracts/codes/user-codes';
import { ProcessState, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';

/** The Korean names of the fields that staff changes; another field is shown under its wire name. */
const NAMES: Readonly<Record<string, string>> = {
  account_status: '계정 상태',
  accum_points: '누적 포인트',
  active: '사용 중인 릴리스',
  address1: '주소',
  address2: '상세 주소',
  birthday: '생년월일',
  block_reason: '정지 사유',
  bonus_point_rate: '추가 적립률',
  brand: '업체',
  brand_status_type: '심사 상태',
  business_no: '사업자등록번호',
  company_manager_name: '대표자',
  content: '내용',
  created: '등록',
  current_work: '일하는 곳',
  deleted: '탈퇴',
  detail: '업체 정보',
  document: '적용된 릴리스',
  edit_state_type: '상태',
  email: '이메일',
  gender: '성별',
  general: '일반회원',
  id: '번호',
  industry: '업종',
  is_alert_item: '공고 알림',
  is_blocked: '이용정지',
  is_deleted: '탈퇴',
  erased: '개인정보를 지운 때',
  is_recommander_manager: '추천 관리자',
  job: '하는 일',
  job_grade: '직급',
  link: '열 화면',
  name: '이름',
  nano_id: '공개 번호',
  nickname: '별명',
  password: '비밀번호',
  plan: '요금제',
  points: '포인트',
  previous: '이전 릴리스',
  profile_image_url: '프로필 사진',
  reason: '사유',
  recent_login: '최근 로그인',
  recommand_tier: '추천 등급',
  recommand_user: '추천인',
  ref_code: '추천 코드',
  reject_reason: '반려 사유',
  release: '릴리스',
  remote: '화면 묶음',
  revision: '개정',
  role: '역할',
  sent: '보낸 수',
  sign_in_ways: '로그인 방법',
  space_id: '워크스페이스 번호',
  staff: '운영자',
  staff_type: '운영자 종류',
  suggest_item_view_limit: '공고 열람 한도',
  tel: '전화번호',
  title: '제목',
  updated: '수정',
  user_id: '회원 번호',
  user_type: '회원 종류',
  approved: '첫 승인',
  category: '종류',
  clicks: '클릭',
  date_end: '종료일',
  date_start: '시작일',
  edit: '요청한 수정',
  image1_url: '넓은 화면 이미지',
  image2_url: '휴대폰 이미지',
  impressions: '노출',
  is_paid: '입금 확인',
  live_state: '기존 광고 상태',
  paid: '입금 확인',
  process_state: '처리 상태',
  request_type: '요청 종류',
  handler: '담당',
  done_datetime: '처리한 때',
  reopened: '다시 물은 때',
  is_unseen: '읽지 않은 답변',
  space: '워크스페이스',
  user: '보낸 사람',
  candidate: '시험 중인 릴리스',
  cohorts: '비율과 상관없이 보는 사람',
  entry: '쓰는 릴리스',
  percent: '비율(%)',
  salt: '나누는 값',
  since: '시작',
  state: '상태',
  tier: '등급',
  board: '게시글',
  board_status: '공개 상태',
  comments: '댓글',
  file_count: '첨부파일 수',
  files: '첨부파일',
  is_important: '중요 공지',
  notified: '회원에게 알린 때',
  published: '올린 때',
  views: '조회',
};

const CODES: Readonly<Record<string, (code: number) => string>> = {
  account_status: AccountStatus.label,
  board_status: BoardStatus.label,
  brand_status_type: EditState.label,
  edit_state_type: EditState.label,
  job_grade: formatJobGrade,
  plan: BrandPlan.label,
  recommand_tier: RecommendTier.label,
  staff_type: StaffType.label,
  user_type: UserType.label,
  process_state: ProcessState.label,
  request_type: WorkRequestType.label,
  live_state: AdvertisementState.label,
  state: AdvertisementState.label,
  tier: AdTier.label,
};
const PLAIN_NUMBERS = new Set(['id', 'user_id', 'space_id', 'revision']);

const lastOf = (path: string): string => path.split('.').at(-1) ?? path;

/** `brand.brand_status_type` → `업체 › 심사 상태`. */
export const toFieldName = (path: string): string =>
  path
    .split('.')
    .map((part) => getOwn(NAMES, part) ?? part)
    .join(' › ');

/** Formats a value: labels for codes, 예 and 아니요, Korean dates; objects and lists stay JSON. */
export function toFieldText(path: string, value: unknown): string {
  const name = lastOf(path);
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value === 'number')
    return getOwn(CODES, name)?.(value) ?? (PLAIN_NUMBERS.has(name) ? String(value) : formatNumber(value));
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value)) return formatDateTime(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
}
