import { Type, type Static } from 'typebox';
import { strictObject, date, id, oneOf } from '../fields.ts';
import { addDays, addMonths, daysBetween } from '../rules/day-math.ts';
import { isDayOff } from '../rules/holidays.ts';
import type { ScheduleFields, WorkSchedule } from './schedule.ts';

/** The days that the guideline for choosing contractors requires (FACTS §9). */
const LEGAL_DAYS = { notice: 10, noticeAgain: 5, briefing: 5 } as const;
/** The days before the end of the old contract that we recommend for each step; they are not required by law. */
const LEAD_DAYS = { bidDeadline: 21, selection: 14, signing: 7, decision: 14 } as const;

const nextStepKey = oneOf('decision', 'notice', 'briefing', 'deadline', 'notice_again', 'selection', 'signing', 'end');

export const nextStep = strictObject({
  key: nextStepKey,
  name: Type.String(),
  date: date('날짜'),
  why: Type.String(),
  /** Whether a rule makes it the last possible day; otherwise it is a recommendation, or the first possible day. */
  is_legal: Type.Boolean(),
  is_past: Type.Boolean(),
});
export type NextStep = Static<typeof nextStep>;

/** A day by which a rule demands something of the contract after one that ends. */
export const legalDay = strictObject({
  schedule_id: id,
  /** The title of the contract that ends. */
  title: Type.String(),
  key: nextStepKey,
  name: Type.String(),
  date: date('날짜'),
});
type Period = Pick<ScheduleFields, 'contract_start' | 'contract_end'>;

/**
 * Returns the number of whole months from the first to the last day, both included (1 January to 31 December is 12);
 * `undefined` for other periods.
 */
function toWholeMonths(start: string, end: string): number | undefined {
  const after = addDays(end, 1);
  const [years, months] = [
    Number(after.slice(0, 4)) - Number(start.slice(0, 4)),
    Number(after.slice(5, 7)) - Number(start.slice(5, 7)),
  ];
  const whole = years * 12 + months;
  return whole > 0 && addMonths(start, whole) === after ? whole : undefined;
}

/** Returns the period after a contract: it starts on the next day and is as long (in whole months where the old one was). */
export function toNextPeriod({
  contract_start: start,
  contract_end: end,
}: {
  contract_start: string | null;
  contract_end: string;
}): Period {
  const nextStart = addDays(end, 1);
  if (start === null) return { contract_start: nextStart, contract_end: null };
  const months = toWholeMonths(start, end);
  return {
    contract_start: nextStart,
    contract_end:
      months === undefined ? addDays(nextStart, daysBetween(start, end)) : addDays(addMonths(nextStart, months), -1),
  };
}

/** Returns a draft of the next contract: the same fields with the next period and without an amount. */
export const toNextDraft = (
  previous: Omit<Pick<WorkSchedule, keyof ScheduleFields | 'id'>, 'contract_end'> & { contract_end: string },
): ScheduleFields => ({
  category1: previous.category1,
  category2: previous.category2,
  title: previous.title,
  description: previous.description,
  contract: previous.contract,
  brand_id: previous.brand_id,
  building_name: previous.building_name,
  ...toNextPeriod(previous),
  is_complete: false,
  contract_amount: null,
  previous_id: previous.id,
});

/** Plans the steps until an old contract ends on `end`, counted backwards, the earliest first. */
function planSteps(end: string): Omit<NextStep, 'is_past'>[] {
  const deadline = addDays(end, -LEAD_DAYS.bidDeadline);
  const selection = addDays(end, -LEAD_DAYS.selection);
  const notice = addDays(deadline, -LEGAL_DAYS.notice);
  return [
    {
      key: 'decision',
      name: '과업과 예산 의결',
      date: addDays(notice, -LEAD_DAYS.decision),
      why: '공고 내용과 평가표를 입주자대표회의에서 정할 시간이에요.',
      is_legal: false,
    },
    {
      key: 'notice',
      name: '입찰공고',
      date: notice,
      why: `입찰 마감 ${LEGAL_DAYS.notice}일 전까지 K-apt에 공고해야 해요.`,
      is_legal: true,
    },
    {
      key: 'briefing',
      name: '현장설명회를 열 수 있는 첫날',
      date: addDays(notice, LEGAL_DAYS.briefing),
      why: `설명회는 ${LEGAL_DAYS.briefing}일 전까지 알려야 하므로, 공고와 함께 알리면 이날부터 열 수 있어요.`,
      is_legal: false,
    },
    {
      key: 'deadline',
      name: '입찰 마감',
      date: deadline,
      why: '유찰돼도 한 번 더 공고할 시간을 남긴 날이에요.',
      is_legal: false,
    },
    {
      key: 'notice_again',
      name: '재공고 마지막 날',
      date: addDays(selection, -LEGAL_DAYS.noticeAgain),
      why: `유찰되거나 긴급하면 마감 ${LEGAL_DAYS.noticeAgain}일 전까지 다시 공고해야 해요.`,
      is_legal: true,
    },
    {
      key: 'selection',
      name: '낙찰자 선정',
      date: selection,
      why: '적격심사와 의결을 마치는 날이에요.',
      is_legal: false,
    },
    {
      key: 'signing',
      name: '계약 체결',
      date: addDays(end, -LEAD_DAYS.signing),
      why: '새 업체가 넘겨받을 준비를 할 시간이에요. 계약서는 K-apt에도 공개해요.',
      is_legal: false,
    },
    { key: 'end', name: '지금 계약 종료', date: end, why: '다음 날부터 새 계약이 시작돼요.', is_legal: false },
  ];
}

/** The first day that the guideline demands is this many days before the end. */
export const FIRST_LEGAL_DAY = LEAD_DAYS.bidDeadline + LEGAL_DAYS.notice;

/** Lists the days that the guideline demands before an old contract ends on `end`, the earliest first. */
export const listLegalSteps = (end: string): Pick<NextStep, 'key' | 'name' | 'date'>[] =>
  planSteps(end)
    .filter(({ is_legal }) => is_legal)
    .map(({ key, name, date }) => ({ key, name, date }));

/** Lists the steps until an old contract ends on `end`, the earliest first, each with whether it has passed on `today` (Asia/Seoul). */
export function listNextSteps(end: string, today: string): NextStep[] {
  // The end was agreed; all other days are proposals.
  return planSteps(end).map((step) => ({
    ...step,
    why: step.key !== 'end' && isDayOff(step.date) ? `쉬는 날이에요. ${step.why}` : step.why,
    is_past: step.date < today,
  }));
}
