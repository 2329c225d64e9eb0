import { useEndpoint } from '@danji/api-client';
import { RecordScreen } from '@danji/app-kit';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { getWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import type { ReactNode } from 'react';

type WithScheduleProps = {
  spaceId: number;
  /** Set to `false` on screens with a form: returning to the window must not replace the values that are being edited. */ refreshOnFocus?: boolean;
  children: (schedule: WorkSchedule) => ReactNode;
};

/** Loads the schedule of the URL; a schedule of another work space counts as missing. */
export function WithSchedule({ spaceId, refreshOnFocus = true, children }: WithScheduleProps) {
  const { scheduleId = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getWorkSchedule, { params: { id: scheduleId } }, { refreshOnFocus })}
      name="일정·계약"
      list={{ path: webPaths.workspaceSchedules(spaceId), label: '일정 목록' }}
      missing={{ title: '일정을 찾을 수 없어요' }}
      isElsewhere={({ space_id }) => space_id !== spaceId}
    >
      {children}
    </RecordScreen>
  );
}
