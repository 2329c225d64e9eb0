import type { ScheduleSummary } from '@danji/contracts/workspace/schedule';
import { addDays, addMonths } from '@danji/contracts/rules/day-math';
import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate } from '@danji/shell-sdk/router';
import { EmptyState, Stack, Text, Timeline, type TimelineItem } from '@danji/ui';
import { toState } from '../shared/contract-period.ts';

const PAST_MONTHS = -12;
const COMING_MONTHS = 18;

/** Converts the contracts within the visible range to bars. */
function toItems(rows: readonly ScheduleSummary[], today: string, from: string, to: string): TimelineItem[] {
  return rows.flatMap((schedule) => {
    const { contract_start: start, contract_end: end } = schedule;
    if ((!start && !end) || (start !== null && start > to) || (end !== null && end < from)) return [];
    const { label, tone } = toState(schedule, today);
    return [{ id: schedule.id, name: schedule.title, start, end, tone, state: label }];
  });
}

/** One page of contracts as bars around today. */
export function ScheduleTimeline({ rows, today }: { rows: readonly ScheduleSummary[]; today: string }) {
  const navigate = useNavigate();
  const first = `${today.slice(0, 7)}-01`;
  const [from, to] = [addMonths(first, PAST_MONTHS), addDays(addMonths(first, COMING_MONTHS), -1)];
  const items = toItems(rows, today, from, to);
  const spaceId = rows[0]?.space_id ?? 0;
  const hiddenCount = rows.length - items.length;
  return (
    <Stack gap={3}>
      <Timeline
        label="계약 기간"
        items={items}
        today={today}
        from={from}
        to={to}
        empty={<EmptyState icon="calendar" title="지난 1년, 앞으로 1년 반에는 일정이 없어요" />}
        onItemClick={({ id }) => void navigate(webPaths.workspaceSchedule(spaceId, Number(id)))}
      />
      {hiddenCount > 0 && items.length > 0 ? (
        <Text
          size="sm"
          tone="subtle"
        >{`기간이 없거나 지난 1년, 앞으로 1년 반 밖에 있는 ${hiddenCount}건은 목록에서 볼 수 있어요.`}</Text>
      ) : null}
    </Stack>
  );
}
