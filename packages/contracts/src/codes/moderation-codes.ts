import { defineCodes } from '../define-codes.ts';

/** The treatment of a text with a listed word; in an exception other words of the list are not found. */
export const ListedWordAction = defineCodes({
  REFUSE: [1, '올릴 수 없음'],
  HOLD: [2, '확인 후 공개'],
  EXCEPTION: [3, '예외'],
});
export type ListedWordActionCode = (typeof ListedWordAction.options)[number]['code'];

/** Why a text waits for our staff before anybody else sees it. */
export const HoldReason = defineCodes({ WORD: [1, '확인할 단어'], CONTACT: [2, '링크·전화번호'] });
export type HoldReasonCode = (typeof HoldReason.options)[number]['code'];

/** How long a member cannot write in the community. */
export const BanPeriod = defineCodes({
  DAY: [1, '1일'],
  THREE_DAYS: [2, '3일'],
  WEEK: [3, '7일'],
  MONTH: [4, '30일'],
  CHOSEN: [5, '날짜 정하기'],
  ENDLESS: [6, '기한 없음'],
});
export type BanPeriodCode = (typeof BanPeriod.options)[number]['code'];
