import { usePagedList } from '@danji/api-client';
import { listChannelChanges } from '@danji/contracts/releases/channel.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { CleanUps } from '../releases/clean-ups.tsx';
import { HISTORY_COLUMNS } from '../releases/history-columns.tsx';
import { REMOTE_OPTIONS } from '../releases/remote-names.ts';
import { AdminOnly, AdminPage } from '../../shared/admin-page.tsx';
import { FilterBar, FilterSelect } from '../../shared/filter-bar.tsx';
import { ListSection } from '../../shared/list-section.tsx';

function History() {
  const list = usePagedList(listChannelChanges, { filters: { remote: 'text' } });
  return (
    <AdminPage
      title="릴리스가 바뀐 기록"
      description={list.rows ? `누가 왜 바꿨는지 모두 남아요 · ${list.countText}건` : null}
      actions={
        <Button asChild variant="outline">
          <Link to={webPaths.adminReleases}>지금 쓰는 릴리스</Link>
        </Button>
      }
    >
      <FilterBar label="기록 찾기">
        <FilterSelect
          label="화면"
          all="모든 화면"
          value={list.filters.remote ?? ''}
          options={REMOTE_OPTIONS}
          onChange={(remote) => list.setFilters({ remote })}
        />
      </FilterBar>
      <ListSection
        list={list}
        label="릴리스가 바뀐 기록"
        columns={HISTORY_COLUMNS}
        rowKey={({ revision }) => revision}
        empty={{
          icon: 'history',
          title: '아직 바뀐 적이 없어요',
          description: '릴리스를 적용하거나 되돌리면 여기에 남아요.',
        }}
      />
      {/* Below the list once its length is known: it would be pushed away. */}
      {list.rows ? <CleanUps /> : null}
    </AdminPage>
  );
}

/** Lists the revisions of the channel with author and reason. */
export function ReleaseHistoryPage() {
  return (
    <AdminOnly title="릴리스가 바뀐 기록">
      <History />
    </AdminOnly>
  );
}
