import { Page, RecordSkeleton } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import { isCalendarDay } from '@danji/contracts/rules/calendar-day';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { Link, useSearchParams } from '@danji/shell-sdk/router';
import { Anchor } from '@danji/ui';
import { ScheduleForm } from '../schedules/schedule-form.tsx';
import { WithSchedule } from '../schedules/with-schedule.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

/** `/workspace/:id/schedules/new`: creates a schedule or contract. */
export const ScheduleNewPage = () => (
  <SpaceFrame title="일정 등록" refreshOnFocus={false} skeleton={<RecordSkeleton />}>
    {(space) => (
      <Page
        key={space.id}
        width="prose"
        title="일정·계약 등록"
        description="종료일을 적어 두면 다가올 때 멤버 모두에게 알려 드려요."
      >
        <NewScheduleForm space={space} />
      </Page>
    )}
  </SpaceFrame>
);

/** `?start=2027-03-05` is a day of the calendar that was pressed. */
function NewScheduleForm({ space }: { space: WorkSpace }) {
  const start = useSearchParams()[0].get('start') ?? '';
  return <ScheduleForm space={space} {...(isCalendarDay(start) && { start })} />;
}

/** `/workspace/:id/schedules/:scheduleId/edit`: edits one. */
export const ScheduleEditPage = () => (
  <SpaceFrame title="일정 수정" refreshOnFocus={false} skeleton={<RecordSkeleton />}>
    {(space) => (
      <WithSchedule spaceId={space.id} refreshOnFocus={false}>
        {(schedule) => (
          <Page
            key={schedule.id}
            width="prose"
            title="일정·계약 수정"
            description={
              <Anchor asChild>
                <Link to={webPaths.workspaceSchedule(space.id, schedule.id)}>{schedule.title}</Link>
              </Anchor>
            }
          >
            <ScheduleForm space={space} schedule={schedule} />
          </Page>
        )}
      </WithSchedule>
    )}
  </SpaceFrame>
);
