import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listMainPopups } from '@danji/contracts/site/main-popup.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useNavigate } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { useState } from 'react';
import { PopupBulkActions } from '../popups/popup-bulk-actions.tsx';
import { toPopupColumns } from '../popups/popup-columns.tsx';
import { usePopupActions } from '../popups/use-popup-actions.ts';

/** Lists the popups of the home page. */
export function PopupsPage() {
  const list = usePagedList(listMainPopups, { filters: { search: 'text', state: 'text' } });
  const actions = usePopupActions();
  const { setVisible, remove, isRunning } = actions;
  const navigate = useNavigate();
  const [today] = useState(() => toBusinessDate(new Date()));
  return (
    <ListScreen
      lead="홈에서 먼저 보이는 소식"
      unit="개"
      list={list}
      canExport
      actions={
        <Button asChild>
          <Link to={webPaths.adminPopup('new')}>팝업 만들기</Link>
        </Button>
      }
      searchLabel="제목 검색"
      table={{
        columns: toPopupColumns({
          today,
          isRunning,
          onVisible: (popup, isVisible) => void setVisible([popup], isVisible),
          onRemove: (popup) => void remove([popup]),
          onCopy: ({ id }) => void navigate(`${webPaths.adminPopup('new')}?copy=${id}`),
        }),
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminPopup(id),
        renderBulkActions: (popups, clear) => <PopupBulkActions popups={popups} actions={actions} onDone={clear} />,
      }}
      empty={{
        icon: 'message-square',
        title: '아직 팝업이 없어요',
        description: '홈에 온 사람에게 먼저 알릴 소식을 만들어 보세요.',
      }}
    />
  );
}
