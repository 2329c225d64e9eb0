import { usePagedList, useEndpoint } from '@danji/api-client';
import { formatNumber } from '@danji/contracts/format/number';
import { listReleases } from '@danji/contracts/releases/release.endpoints';
import { Heading, Stack } from '@danji/ui';
import { HostedRemotes } from '../releases/hosted-remotes.tsx';
import { toReleaseColumns } from '../releases/release-columns.tsx';
import { REMOTE_OPTIONS } from '../releases/remote-names.ts';
import { usePromote } from '../releases/use-promote.ts';
import { AdminOnly, AdminPage } from '../shared/admin-page.tsx';
import { FilterBar, FilterSelect } from '../shared/filter-bar.tsx';
import { ListSection } from '../shared/list-section.tsx';

function Releases() {
  const list = usePagedList(listReleases, { filters: { remote: 'text' } });
  // The revision a promotion is compared with; beside the rows in the same kind of answer.
  const { data } = useEndpoint(listReleases, { query: { page: 1, page_size: 1 } });
  const promotion = usePromote(data?.revision ?? 0);
  return (
    <AdminPage title="릴리스" description={data ? `지금 개정 ${formatNumber(data.revision)}` : null}>
      <Stack as="section" aria-label="사용 중인 릴리스" gap={3}>
        <Heading as="h2" size="md">사용 중인 릴리스</Heading>
        <HostedRemotes promotion={promotion} />
      </Stack>
      <Stack as="section" aria-label="올린 릴리스" gap={3}>
        <Heading as="h2" size="md">올린 릴리스</Heading>
        <FilterBar label="릴리스 찾기">
          <FilterSelect label="화면" all="모든 화면" value={list.filters.remote ?? ''} options={REMOTE_OPTIONS} onChange={(remote) => list.setFilters({ remote })} />
        </FilterBar>
        <ListSection
          list={list} label="릴리스 표" columns={toReleaseColumns(promotion)} rowKey={({ id }) => id}
          empty={{ icon: 'rocket', title: '아직 올린 릴리스가 없어요', description: '릴리스를 올리면 여기에서 적용할 수 있어요.' }}
        />
      </Stack>
    </AdminPage>
  );
}

/** Which release of each remote visitors get; only ADMIN decides (DECISIONS, Screens and routes). */
export function ReleasesPage() {
  return <AdminOnly title="릴리스"><Releases /></AdminOnly>;
}
