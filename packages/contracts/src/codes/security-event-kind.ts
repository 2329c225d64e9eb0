import { defineCodes } from '../define-codes.ts';

/** The kinds of security events (ADR 0034). The codes are stored; a new kind gets the next number. */
export const SecurityEventKind = defineCodes({
  SIGN_IN: [1, '로그인'],
  SIGN_IN_FAILED: [2, '로그인 실패'],
  SIGN_IN_BLOCKED: [3, '로그인 차단'],
  REPLAY: [4, '로그인 정보 재사용'],
  PASSWORD_CHANGED: [5, '비밀번호 변경'],
  TEL_CHANGED: [6, '휴대폰 번호 변경'],
  STAFF_TYPE_CHANGED: [7, '운영자 권한 변경'],
  REFUSED: [8, '거절된 요청'],
  PERSONAL_DATA_READ: [9, '개인정보 조회'],
  SECOND_FACTOR_ENABLED: [10, '2단계 인증 설정'],
  SECOND_FACTOR_DISABLED: [11, '2단계 인증 해제'],
  RECOVERY_CODES_RENEWED: [12, '복구 코드 재발급'],
  ALARM: [13, '로그인 실패 경보'],
  SECOND_FACTOR_ASKED: [14, '인증번호 요청'],
  EMAIL_CHANGED: [15, '이메일 변경'],
  KAKAO_LINKED: [16, '카카오 연결'],
  KAKAO_UNLINKED: [17, '카카오 연결 해제'],
});
export type SecurityEventKindCode = (typeof SecurityEventKind.options)[number]['code'];

/** The kinds that record why a call failed. Others are stored only when it succeeded. */
export const FAILURE_KINDS: ReadonlySet<SecurityEventKindCode> = new Set([
  SecurityEventKind.SIGN_IN_FAILED,
  SecurityEventKind.SIGN_IN_BLOCKED,
  SecurityEventKind.REPLAY,
  SecurityEventKind.REFUSED,
  SecurityEventKind.SECOND_FACTOR_ASKED,
]);
