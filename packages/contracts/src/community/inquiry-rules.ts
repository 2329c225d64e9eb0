import { InquiryState, type InquiryStateCode } from '../codes/inquiry-state.ts';

export const INQUIRY_LIMITS = {
  nameCharacters: 30,
  titleCharacters: 100,
  textCharacters: 5000,
  files: 10,
  /** Posts of one conversation, the question and the answers included. */
  posts: 50,
  noteCharacters: 2000,
  satisfactionCharacters: 200,
} as const;

/** The number of days after an answer, or after its end, in which the author of an inquiry may write again. */
export const INQUIRY_REOPEN_DAYS = 7;
/** The number of inquiries that a visitor may write with one phone number in a day in Korea. */
export const VISITOR_INQUIRIES_PER_DAY = 5;
const DAY_MS = 86_400_000;

const { RECEIVED, IN_PROGRESS, ANSWERED } = InquiryState;

/** Whether an inquiry waits for our staff. */
const isOpenInquiry = (state: InquiryStateCode): boolean => state === RECEIVED || state === IN_PROGRESS;

type Timed = { state: InquiryStateCode; answered: string | null; closed: string | null };

/** Whether the author of an inquiry may write once more: while it waits, and some days after its answer or its end. */
export function canWriteAgain({ state, answered, closed }: Timed, now: Date): boolean {
  if (isOpenInquiry(state)) return true;
  const since = state === ANSWERED ? answered : closed;
  return since !== null && now.getTime() <= Date.parse(since) + INQUIRY_REOPEN_DAYS * DAY_MS;
}

/** Whether the author of an inquiry may say how content they are: once our staff has answered, or it is over after an answer. */
export const canBeRated = ({ state, answered }: Pick<Timed, 'state' | 'answered'>): boolean =>
  answered !== null && !isOpenInquiry(state);

/** The number of days that the numbers of our support are about. */
export const INQUIRY_NUMBERS_DAYS = 30;
/** The number of waiting inquiries up to which they are counted. */
export const INQUIRY_NUMBERS_COUNTED = 1000;
