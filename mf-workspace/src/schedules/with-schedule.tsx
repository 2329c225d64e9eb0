import { useEndpoint } from '@danji/api-client';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { getWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Button, CardSkeleton, FailedState, Skeleton, Stack } from '@danji/ui';
import type { ReactNode } from 'react';

export const ScheduleSkeleton = () => (
  <Stack gap={6}>
    <Skeleton height={9} width="60%" />
    <CardSkeleton count={2} />
  </Stack>
);

type WithScheduleProps = {
  spaceId: number;
  /** Set to `false` on screens with a form: returning to the window must not replace the values that are being edited. */ refreshOnFocus?: boolean;
  children: (schedule: WorkSchedule) => ReactNode;
};

/** Loads the schedule of the URL; a schedule of another work space counts as missing. */
export function WithSchedule({ spaceId, refreshOnFocus = true, children }: WithScheduleProps) {
  const { scheduleId = '' } = useParams();
  const { data, error, refresh, isRefreshing } = useEndpoint(
    getWorkSchedule,
    { params: { id: scheduleId } },
    { refreshOnFocus },
  );
  const toList = (
    <Button asChild variant="outline">
      <Link to={webPaths.workspaceSchedules(spaceId)}>일정 목록</Link>
    </Button>
  );
  if (data?.space_id === spaceId) return children(data);
  if (data || error?.code === 'not_found')
    return (
      <FailedState title="일정을 찾을 수 없어요" description="지워졌거나 주소가 바뀌었을 수 있어요." action={toList} />
    );
  return error ? (
    <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} action={toList} />
  ) : (
    <ScheduleSkeleton />
  );
}
