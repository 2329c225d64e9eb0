import { getOwn } from '@danji/contracts/get-own';
import type { ProblemCode } from '@danji/contracts/problem';
import { ProblemError } from '../../platform/problem-error.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';

const MISCONFIGURED: readonly [ProblemCode, string] = [
  'unavailable',
  '카카오 로그인 설정에 문제가 있어요. 이메일로 로그인하거나 고객센터로 문의해 주세요.',
];

/** Problems with Korean messages for Kakao's error codes (FACTS §1.3); users do not see the codes. */
const BY_CODE: Record<string, readonly [ProblemCode, string]> = {
  KOE320: ['social_sign_in_failed', '이미 쓰였거나 시간이 지난 카카오 로그인이에요. 처음부터 다시 시도해 주세요.'],
  id_token_invalid: ['social_sign_in_failed', '카카오 로그인을 확인하지 못했어요. 처음부터 다시 시도해 주세요.'],
  KOE237: ['too_many_requests', '카카오 로그인 요청이 많아요. 잠시 뒤 다시 시도해 주세요.'],
  '-402': ['forbidden', '카카오에서 필요한 정보 제공에 동의한 뒤 이용할 수 있어요.'],
  '-406': ['forbidden', '만 14세 미만은 카카오로 가입할 수 없어요.'],
  KOE004: MISCONFIGURED,
  KOE005: MISCONFIGURED,
  KOE006: MISCONFIGURED,
  KOE008: MISCONFIGURED,
  KOE010: MISCONFIGURED,
  KOE101: MISCONFIGURED,
  KOE205: MISCONFIGURED,
  KOE303: MISCONFIGURED,
};

/** Turns Kakao's failure into a problem with a Korean message; returns any other error unchanged. */
export function toKakaoProblem(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  const [code, title] = getOwn(BY_CODE, error.code) ?? [
    'provider_unavailable' as const,
    '카카오가 응답하지 않아요. 잠시 뒤 다시 시도해 주세요.',
  ];
  return new ProblemError(code, { title });
}
