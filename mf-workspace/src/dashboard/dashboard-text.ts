import { type RangeCode, ScheduleRange } from '@danji/contracts/workspace/schedule-bucket';
import type { DashboardCounts, DashboardItem, DashboardItemKind } from '@danji/contracts/workspace/work-dashboard';
import { formatRelative, toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import type { IconName, Tone } from '@danji/ui';

type Appearance = { icon: IconName; tone: Tone; label: string };

const APPEARANCES: Readonly<Record<DashboardItemKind, Appearance>> = {
  contract_overdue: { icon: 'alert', tone: 'danger', label: '계약 기간 지남' },
  join_request: { icon: 'user-plus', tone: 'warning', label: '참여 요청' },
  notice_closed: { icon: 'gavel', tone: 'warning', label: '마감된 공고' },
  request_answered: { icon: 'message-circle', tone: 'brand', label: '새 답변' },
  contract_expiring: { icon: 'clock', tone: 'warning', label: '곧 끝나는 계약' },
  request_open: { icon: 'headset', tone: 'neutral', label: '답변 기다리는 요청' },
  invitation: { icon: 'mail', tone: 'neutral', label: '답 없는 초대' },
};
export const appearanceOf = (kind: DashboardItemKind): Appearance => APPEARANCES[kind];

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** `11월 11일`, with the year when it is not the current one; the sentence goes on with a particle. */
function formatDay(day: string, today: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${today.startsWith(`${year}-`) ? '' : `${year}년 `}${month}월 ${date}일`;
}

/** `3시간 전`; the date when it is a week ago or more. */
function formatSince(since: string, today: string, now: number): string {
  const relative = formatRelative(since, now);
  return relative.endsWith('전') ? relative : formatDay(toBusinessDate(new Date(since)), today);
}

/** Describes an item in one line. `today` is a business day, `now` ms since the epoch. */
export function describeItem({ kind, date, since }: DashboardItem, today: string, now: number): string {
  if (date !== null) {
    const days = daysBetween(today, date);
    if (days < 0) return `${formatDay(date, today)}에 끝났어요 · ${-days}일 지남`;
    return days === 0 ? '오늘 끝나요' : `${formatDay(date, today)}에 끝나요 · ${days}일 남음`;
  }
  const when = formatSince(since, today, now);
  if (kind === 'join_request') return `${when}부터 수락을 기다려요`;
  if (kind === 'invitation') return `${when}에 초대했어요`;
  if (kind === 'notice_closed') return `${when}에 마감됐어요 · 개봉과 선정이 남았어요`;
  if (kind === 'request_answered') return `${when}에 답변이 왔어요`;
  return `${when}에 보냈어요`;
}

/** The screen that an item links to. */
export function toPath({ kind, id, space }: Pick<DashboardItem, 'kind' | 'id' | 'space'>): string {
  if (kind === 'join_request' || kind === 'invitation') return webPaths.workspaceMembers(space.id);
  if (kind === 'notice_closed') return webPaths.bid(id);
  if (kind === 'request_answered' || kind === 'request_open') return webPaths.workspaceRequest(space.id, id);
  return webPaths.workspaceSchedule(space.id, id);
}

/** Lists the very contracts that a figure counts. */
const toRange =
  (range: RangeCode) =>
  (spaceId: number): string =>
    `${webPaths.workspaceSchedules(spaceId)}?filter_range=${range}&is_complete=false`;

/** The figures above the list, with their meaning. */
export const FIGURES: readonly {
  label: string;
  kinds: readonly DashboardItemKind[];
  hint: string;
  toPath: (spaceId: number) => string;
}[] = [
  {
    label: '기간 지난 계약',
    kinds: ['contract_overdue'],
    hint: '완료로 바꾸거나 다시 계약해요',
    toPath: toRange(ScheduleRange.DONE),
  },
  {
    label: '곧 끝나는 계약',
    kinds: ['contract_expiring'],
    hint: '3개월 안에 끝나요',
    toPath: toRange(ScheduleRange.MONTHS_3),
  },
  {
    label: '멤버 요청과 초대',
    kinds: ['join_request', 'invitation'],
    hint: '답을 기다리고 있어요',
    toPath: webPaths.workspaceMembers,
  },
  {
    label: '요청과 새 답변',
    kinds: ['request_open', 'request_answered'],
    hint: '단지 담당자와 주고받아요',
    toPath: webPaths.workspaceRequests,
  },
];

export const sumOf = (counts: DashboardCounts, kinds: readonly DashboardItemKind[]): number =>
  kinds.reduce((sum, kind) => sum + counts[kind], 0);
