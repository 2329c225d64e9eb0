import { useEndpoint } from '@danji/api-client';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { listPreviousWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Box, Card, FailedState, Heading, ListSkeleton, Stack, Text } from '@danji/ui';
import { formatPeriod } from '../shared/contract-period.ts';
import { formatAmount } from './schedule-text.ts';

/** The chain of previous contracts, the newest first; renders nothing when there is none. */
export function PreviousContracts({ schedule }: { schedule: WorkSchedule }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(
    listPreviousWorkSchedules,
    schedule.previous_id === null ? null : { params: { id: schedule.id } },
  );
  if (schedule.previous_id === null || data?.length === 0) return null;
  return (
    <Card as="section" aria-label="이전 계약">
      <Stack gap={3}>
        <Heading as="h2" size="md">
          이전 계약
        </Heading>
        {error && !data ? (
          <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
        ) : null}
        {!data && !error ? <ListSkeleton count={2} /> : null}
        <Stack as="ol" gap={3}>
          {data?.map((old) => (
            <Box as="li" key={old.id}>
              <Anchor asChild>
                <Link to={webPaths.workspaceSchedule(old.space_id, old.id)}>{old.title}</Link>
              </Anchor>
              <Text size="sm" tone="subtle" numeric>
                {[
                  formatPeriod(old),
                  old.contract,
                  old.contract_amount === null ? '' : formatAmount(old.contract_amount),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Box>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
