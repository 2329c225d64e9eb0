import { getOwn } from '@danji/contracts/get-own';
import { SecurityEventKind, type SecurityEventKindCode } from '@danji/contracts/codes/security-event-kind';
import { StaffType } from '@danji/contracts/codes/user-codes';
import { formatNumber } from '@danji/contracts/format/number';
import type { SecurityEvent } from '@danji/contracts/security/security-event';
import type { Tone } from '@danji/ui';

const {
  REFUSED,
  REPLAY,
  SIGN_IN,
  SIGN_IN_BLOCKED,
  SIGN_IN_FAILED,
  ALARM,
  PERSONAL_DATA_READ,
  SECOND_FACTOR_ASKED,
  STAFF_TYPE_CHANGED,
} = SecurityEventKind;

const TONES: Partial<Record<SecurityEventKindCode, Tone>> = {
  [SIGN_IN]: 'success',
  [SIGN_IN_FAILED]: 'warning',
  [SIGN_IN_BLOCKED]: 'danger',
  [REPLAY]: 'danger',
  [REFUSED]: 'warning',
  [ALARM]: 'danger',
  [PERSONAL_DATA_READ]: 'brand',
};

export const toneOf = ({ kind }: SecurityEvent): Tone => TONES[kind] ?? 'neutral';

const WAYS: Readonly<Record<string, string>> = {
  password: '비밀번호',
  otp: '비밀번호와 인증 앱',
  recovery_code: '비밀번호와 복구 코드',
  kakao: '카카오',
  sign_up: '회원가입',
  reset: '비밀번호 찾기',
};

const REASONS: Readonly<Record<string, string>> = {
  invalid_credentials: '이메일 또는 비밀번호가 맞지 않음',
  invalid_otp: '인증번호가 맞지 않음',
  second_factor_required: '비밀번호는 맞음',
  second_factor_missing: '2단계 인증을 설정하지 않음',
  account_blocked: '이용이 정지된 계정',
  account_deleted: '탈퇴한 계정',
  too_many_requests: '짧은 시간에 너무 많이 시도함',
  forbidden: '권한 없음',
  verification_required: '휴대폰 인증 없음',
};

const READS: Readonly<Record<string, string>> = {
  'users.list_general': '일반회원 목록',
  'users.list_brand': '업체회원 목록',
  'users.list_staff': '운영자 목록',
  'users.get': '회원 정보',
  'users.note_export': '회원 목록 내보내기',
  'apts.list_work_members': '워크스페이스 멤버',
  'staff_log.list': '처리 기록',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const labelOf = (labels: Readonly<Record<string, string>>, value: unknown): string =>
  getOwn(labels, textOf(value)) ?? textOf(value);
const typeOf = (value: unknown): string => (typeof value === 'number' ? StaffType.label(value) : '새 운영자');

/** Says in one line what happened. */
export function describeEvent({ kind, detail }: SecurityEvent): string {
  const { way, reason, email, call, count, from, to, failures } = detail;
  switch (kind) {
    case SIGN_IN_FAILED:
    case SIGN_IN_BLOCKED:
    case SECOND_FACTOR_ASKED:
      return [labelOf(REASONS, reason), textOf(email)].filter((part) => part !== '').join(' · ');
    case REFUSED:
      return `${labelOf(REASONS, reason)} · ${textOf(call)}`;
    case PERSONAL_DATA_READ:
      return Number(count) > 0 ? `${labelOf(READS, call)} · ${formatNumber(Number(count))}명` : labelOf(READS, call);
    case STAFF_TYPE_CHANGED:
      return `${typeOf(from)} → ${typeOf(to)}`;
    case ALARM:
      return `10분 동안 ${formatNumber(Number(failures))}번 실패`;
    default:
      return labelOf(WAYS, way);
  }
}
