import type { AccountKind } from '@danji/shell-sdk';

/** The text below the name on the start page, by account kind. */
export const LEADS: Record<AccountKind, string> = {
  general: '무엇부터 시작할까요?',
  brand: '새로운 단지와의 인연을 찾아보세요.',
  staff: '오늘 처리할 일을 확인해 주세요.',
};
