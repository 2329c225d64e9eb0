import type { ScheduleFields, ScheduleSummary } from '@danji/contracts/workspace/schedule';
import { formatDate } from '@danji/contracts/format/date';
import { daysBetween } from '@danji/contracts/rules/day-math';
import type { Tone } from '@danji/ui';

type Period = Pick<ScheduleFields, 'contract_start' | 'contract_end'>;

/** `2026. 1. 1. ~ 2026. 12. 31.`; '-' without days. */
export function formatPeriod({ contract_start: start, contract_end: end }: Period): string {
  if (!start && !end) return '-';
  return `${start ? `${formatDate(start)} ` : ''}~${end ? ` ${formatDate(end)}` : ' 계속'}`;
}

/** The remaining time of a contract in words; `today` is a day in Asia/Seoul. */
export function describeRemaining(end: string | null, today: string): string {
  if (end === null) return '종료일이 없어요';
  const left = daysBetween(today, end);
  if (left === 0) return '오늘 끝나요';
  return left > 0 ? `${left.toLocaleString('ko-KR')}일 남았어요` : `${(-left).toLocaleString('ko-KR')}일 전에 끝났어요`;
}

const SOON_DAYS = 30;
const WARNING_DAYS = 90;

/** The state of a contract as a badge shows it. */
export function toState(
  { is_complete, contract_end: end }: Pick<ScheduleSummary, 'is_complete' | 'contract_end'>,
  today: string,
): { label: string; tone: Tone } {
  if (is_complete) return { label: '완료', tone: 'success' };
  if (end === null) return { label: '기한 없음', tone: 'neutral' };
  const left = daysBetween(today, end);
  if (left < 0) return { label: '기간 끝남', tone: 'neutral' };
  const label = left === 0 ? '오늘 끝남' : `D-${left}`;
  if (left <= SOON_DAYS) return { label, tone: 'danger' };
  return { label, tone: left <= WARNING_DAYS ? 'warning' : 'brand' };
}
