import type { SuggestItemContent } from '@danji/contracts/bids/suggest-item';
import type { StoredSuggestItemState } from '@danji/contracts/bids/suggest-item-rules';
import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import { toBusinessDate } from '@danji/contracts/format/date';
import { type DemoSubject, findDemoSubject, toDemoAmount, toDemoTable } from './demo-subjects.ts';

/** So many earlier notices of the last two years, which are stored behind the others: the addresses of those stay. */
export const EARLIER = 340;
const OLDEST_DAYS = 730;
/** None has ended later than so many days ago. */
const NEWEST_DAYS = 25;
const LARGE_WON = 10_000_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const { AWARDED, FAILED, CANCELED } = SuggestItemState;
const STATES = [AWARDED, AWARDED, FAILED, AWARDED, AWARDED, AWARDED, AWARDED, CANCELED, AWARDED] as const;

export type DemoSpace = {
  id: number;
  master_user_id: number;
  building_name: string;
  address1: string;
  tel: string;
  units: number | null;
};

export type Standing = { state: StoredSuggestItemState; start: number; end: number };

/** The subject of a notice. */
export type Subject = Pick<
  SuggestItemContent,
  'category' | 'tags' | 'price_table' | 'expected_contract_amount' | 'work_scope'
> & {
  name: string;
  /** Whether it is too large to be given to one vendor without a competition. */
  isLarge: boolean;
};

export const SCOPE = [
  '## 사업 개요',
  '단지 전체를 대상으로 해요. 자세한 수량은 가격 내역표를 봐 주세요.',
  '## 일정',
  '1. 현장을 둘러본 뒤 제안서를 내 주세요.\n2. 마감 뒤 개찰해요.\n3. 계약한 날부터 14일 안에 시작해요.',
].join('\n\n');

/** How an earlier notice has ended: most have found a vendor. */
function toStanding(index: number, now: Date): Standing {
  const age = NEWEST_DAYS + ((EARLIER - index) * (OLDEST_DAYS - NEWEST_DAYS)) / EARLIER;
  const day = toBusinessDate(new Date(now.getTime() - age * DAY_MS));
  const end = Date.parse(`${day}T18:00:00+09:00`) - now.getTime();
  return { state: STATES[index % STATES.length] ?? AWARDED, start: end - 12 * DAY_MS - 9 * HOUR_MS, end };
}

/** An earlier notice is named after its half year, as offices do where the same comes again. */
function toSubject(subject: DemoSubject, space: DemoSpace, end: Date): Subject {
  const amount = toDemoAmount(subject, space.units);
  const [year = '', month = ''] = toBusinessDate(end).split('-');
  return {
    name: `${year}년 ${Number(month) < 7 ? '상반기' : '하반기'} ${toSubCategoryName(subject.category)}`,
    category: subject.category,
    tags: [],
    expected_contract_amount: amount,
    isLarge: amount > LARGE_WON,
    work_scope: toDocument(`${subject.scope}\n\n${SCOPE}`),
    price_table: toDemoTable(subject, space.units),
  };
}

/** Where a notice is; `turn` counts those of the first space. */
type Place = { space: DemoSpace; turn: number | undefined; now: Date };

/** Returns how an earlier notice has ended, the first the longest ago, and what it is about. */
export function toEarlier(index: number, { space, turn, now }: Place): { standing: Standing; subject: Subject } {
  const standing = toStanding(index, now);
  const end = new Date(now.getTime() + standing.end);
  return { standing, subject: toSubject(findDemoSubject(index, turn), space, end) };
}
