import { AiDocumentState, type AiDocumentStateCode } from '../codes/ai-document-codes.ts';
import type { ProblemCode } from '../problem.ts';
import type { AiLimit } from './ai-document.ts';

const { RUNNING, DONE } = AiDocumentState;

/** Returns whether a generation counts: its user could read a text, or will. */
export const isCountedGeneration = ({ state, text }: { state: AiDocumentStateCode; text: string }): boolean =>
  state === RUNNING || state === DONE || text !== '';

/** A limit that is used up: the problem of a further attempt, and Korean sentences for what is used up and when it is renewed. */
export type ExhaustedLimit = {
  code: Extract<ProblemCode, 'too_many_requests' | 'ai_attempts_exhausted'>;
  title: string;
  renewal: string;
  /** The first day of the next period: `내일`, `월요일`. */
  nextDay: string;
};

/** Finds the limit that prevents another generation; the one that is renewed last comes first. */
export function findExhaustedLimit(limit: AiLimit): ExhaustedLimit | undefined {
  const { daily_count, daily_limit, weekly_count, weekly_limit, attempt_count, attempt_limit } = limit;
  if (weekly_count >= weekly_limit)
    return {
      code: 'too_many_requests',
      title: `이번 주에 만들 수 있는 문서 ${weekly_limit}개를 모두 썼어요`,
      renewal: '월요일에 다시 만들 수 있어요.',
      nextDay: '월요일',
    };
  if (daily_count >= daily_limit)
    return {
      code: 'too_many_requests',
      title: `오늘 만들 수 있는 문서 ${daily_limit}개를 모두 썼어요`,
      renewal: '내일 다시 만들 수 있어요.',
      nextDay: '내일',
    };
  if (attempt_count >= attempt_limit)
    return {
      code: 'ai_attempts_exhausted',
      title: `오늘 AI로 시도할 수 있는 ${attempt_limit}번을 모두 썼어요`,
      renewal: '내일 다시 시도할 수 있어요.',
      nextDay: '내일',
    };
  return undefined;
}
