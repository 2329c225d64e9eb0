import type { Config } from '../../platform/config.ts';
import { ProblemError } from '../../platform/problem-error.ts';

/** Says why an account is blocked, and where its owner turns to. */
export const describeBlock = ({ company }: Config, reason: string | null): string =>
  [
    '이용이 정지된 계정이에요.',
    ...(reason ? [`사유: ${reason}`] : []),
    '고객센터에 1:1 문의를 남겨 주세요.',
    `연락처: ${company.contact}`,
  ].join('\n');

/** The refusal of a blocked account, whose owner has proved to be it. */
export const blockedProblem = (config: Config, reason: string | null): ProblemError =>
  new ProblemError('account_blocked', { title: describeBlock(config, reason) });
