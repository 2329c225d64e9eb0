import { request, toApiError } from '@danji/api-client';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { SCHEDULE_LIMITS } from '@danji/contracts/workspace/schedule-limits';
import { exportWorkSchedules } from '@danji/contracts/workspace/schedule-sheet.endpoints';
import { formatNumber } from '@danji/contracts/format/number';
import { useModal, useSession, useToast } from '@danji/shell-sdk';
import { Button, Menu } from '@danji/ui';
import { useState } from 'react';
import { FeedDialog } from './feed-dialog.tsx';
import { useCan } from '../shared/space-rights.ts';
import { ImportDialog } from './import-dialog.tsx';
import { downloadSheet } from './download-sheet.ts';

type MoreMenuProps = {
  space: WorkSpace;
  /** Those of the list. */
  filters: Omit<QueryOf<typeof exportWorkSchedules>, 'space_id'> & { ordering?: unknown };
};

/** Menu with export, import and the calendar link. The export has all pages of the list with its current filters. */
export function MoreMenu({ space, filters: { ordering: _ordering, ...filters } }: MoreMenuProps) {
  const [isExporting, setIsExporting] = useState(false);
  const { acting } = useSession();
  const can = useCan(space);
  const [modal, toast] = [useModal(), useToast()];

  const exportAll = async (): Promise<void> => {
    setIsExporting(true);
    try {
      const sheet = await request(exportWorkSchedules, {
        query: { space_id: space.id, ...filters },
      });
      downloadSheet(sheet);
      toast(
        sheet.is_cut
          ? {
              title: `처음 ${formatNumber(SCHEDULE_LIMITS.exportRows)}건만 내보냈어요`,
              description: '조건을 좁히면 나머지도 내보낼 수 있어요.',
              tone: 'warning',
            }
          : { title: '엑셀 파일로 내보냈어요', tone: 'success' },
      );
    } catch (error) {
      toast({ title: toApiError(error).title, tone: 'danger' });
    }
    setIsExporting(false);
  };
  const openImport = (): void =>
    void modal.open((close) => <ImportDialog spaceId={space.id} onDone={close} />, {
      title: '엑셀에서 가져오기',
      size: 'lg',
      directClose: false,
    });
  const openFeed = (): void =>
    void modal.open(<FeedDialog spaceId={space.id} canManage={can('manage_work')} />, {
      title: '캘린더에서 보기',
    });
  return (
    <Menu
      label="일정 더보기"
      trigger={
        <Button variant="outline" iconAfter="chevron-down" loading={isExporting} loadingLabel="내보내는 중">
          더보기
        </Button>
      }
      items={[
        {
          label: acting ? '엑셀로 내보내기 (본인만 가능)' : '엑셀로 내보내기',
          icon: 'download',
          disabled: acting !== null,
          onSelect: () => void exportAll(),
        },
        { label: '엑셀에서 가져오기', icon: 'upload', onSelect: openImport },
        { label: '캘린더에서 보기', icon: 'calendar', onSelect: openFeed },
      ]}
    />
  );
}
