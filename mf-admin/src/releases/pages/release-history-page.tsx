import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { listChannelChanges } from '@danji/contracts/releases/channel.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { CleanUps } from '../releases/clean-ups.tsx';
import { HISTORY_COLUMNS } from '../releases/history-columns.tsx';
import { REMOTE_OPTIONS } from '../releases/remote-names.ts';
import { AdminOnly } from '../../shared/admin-only.tsx';

const TITLE = '릴리스가 바뀐 기록';

function History() {
  const list = usePagedList(listChannelChanges, { filters: { remote: 'text' } });
  return (
    <ListScreen
      title={TITLE}
      lead="누가 왜 바꿨는지 모두 남아요"
      unit="건"
      list={list}
      actions={
        <Button asChild variant="outline">
          <Link to={webPaths.adminReleases}>지금 쓰는 릴리스</Link>
        </Button>
      }
      bar={<FilterSelect list={list} name="remote" label="화면" all="모든 화면" options={REMOTE_OPTIONS} />}
      table={{ columns: HISTORY_COLUMNS, rowKey: ({ revision }) => revision }}
      empty={{
        icon: 'history',
        title: '아직 바뀐 적이 없어요',
        description: '릴리스를 적용하거나 되돌리면 여기에 남아요.',
      }}
      // Below the list once its length is known: it would be pushed away.
      after={list.rows ? <CleanUps /> : null}
    />
  );
}

/** Lists the revisions of the channel with author and reason. */
export function ReleaseHistoryPage() {
  return (
    <AdminOnly title={TITLE}>
      <History />
    </AdminOnly>
  );
}
