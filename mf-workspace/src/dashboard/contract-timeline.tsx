import type { DashboardContract, WorkDashboard } from '@danji/contracts/workspace/work-dashboard';
import { toBusinessDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useNavigate } from '@danji/shell-sdk/router';
import { Anchor, Button, Card, EmptyState, Flex, Heading, Stack, Text, Timeline, type TimelineItem } from '@danji/ui';

/** The number of bars; the list of contracts has the rest. */
const MAX_BARS = 12;
const SOON_DAYS = 90;
const DAY_MS = 86_400_000;

const toDay = (today: string, months: number): string =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + months, 1)).toISOString().slice(0, 10);

function toItem({ id, title, start, end, is_complete }: DashboardContract, today: string): TimelineItem {
  const days = (Date.parse(end) - Date.parse(today)) / DAY_MS;
  const tone = is_complete ? 'neutral' : days <= SOON_DAYS ? 'warning' : 'brand';
  return {
    id,
    name: title,
    start,
    end,
    tone,
    state: is_complete ? '완료' : days === 0 ? '오늘 끝남' : `${formatNumber(days)}일 남음`,
  };
}

/** The contracts that end in the next twelve months, as a timeline. */
export function ContractTimeline({
  spaceId,
  dashboard: { contracts, contract_count },
  now,
}: {
  spaceId: number;
  dashboard: WorkDashboard;
  now: Date;
}) {
  const navigate = useNavigate();
  const today = toBusinessDate(now);
  return (
    <Stack as="section" aria-labelledby="contract-timeline" gap={3}>
      <Flex justifyContent="space-between" alignItems="center" gap={2}>
        <Heading as="h2" size="lg" id="contract-timeline">
          앞으로 12개월 계약
        </Heading>
        <Anchor asChild>
          <Link to={webPaths.workspaceSchedules(spaceId)}>모두 보기</Link>
        </Anchor>
      </Flex>
      {contracts.length === 0 ? (
        <Card>
          <EmptyState
            compact
            icon="calendar"
            title="12개월 안에 끝나는 계약이 없어요"
            description="계약을 등록해 두면 끝나기 전에 알려 드려요."
            action={
              <Button asChild variant="outline">
                <Link to={webPaths.workspaceSchedule(spaceId, 'new')}>계약 등록</Link>
              </Button>
            }
          />
        </Card>
      ) : (
        <Timeline
          label="앞으로 12개월 계약"
          today={today}
          from={toDay(today, -1)}
          to={toDay(today, 13)}
          items={contracts.slice(0, MAX_BARS).map((contract) => toItem(contract, today))}
          onItemClick={({ id }) => void navigate(webPaths.workspaceSchedule(spaceId, Number(id)))}
        />
      )}
      {contract_count > MAX_BARS ? (
        <Text size="sm" tone="subtle">
          {`먼저 끝나는 ${MAX_BARS}건을 보여 드려요. `}
          <Anchor asChild>
            <Link to={webPaths.workspaceSchedules(spaceId)}>{`모두 ${formatNumber(contract_count)}건`}</Link>
          </Anchor>
          이에요.
        </Text>
      ) : null}
    </Stack>
  );
}
