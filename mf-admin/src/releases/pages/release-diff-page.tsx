import { FilterBar, Page } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import { formatBytes } from '@danji/contracts/format/number';
import { getReleaseManifest } from '@danji/contracts/releases/channel.endpoints';
import { diffReleases } from '@danji/contracts/releases/diff-releases';
import { listReleases } from '@danji/contracts/releases/release.endpoints';
import { REMOTES, REMOTE_NAMES, type RemoteName } from '@danji/contracts/releases/remotes';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams, useSearchParams } from '@danji/shell-sdk/router';
import { Button, EmptyState, FailedState, Select, TableSkeleton } from '@danji/ui';
import { useMemo } from 'react';
import { DiffTables, toGrowth } from '../releases/diff-tables.tsx';
import { AdminOnly } from '../../shared/admin-only.tsx';

const toRemote = (text: string | undefined): RemoteName | undefined => REMOTE_NAMES.find((name) => name === text);

const back = (
  <Button asChild variant="outline">
    <Link to={webPaths.adminReleases}>릴리스 화면으로</Link>
  </Button>
);

/** Selects a release; the newest hundred and the one in the URL can be selected. */
function Choice({
  remote,
  label,
  value,
  onChange,
}: {
  remote: RemoteName;
  label: string;
  value: string;
  onChange: (release: string) => void;
}) {
  const { data } = useEndpoint(listReleases, { query: { remote, page: 1, page_size: 100 } });
  const listed = data?.results.map(({ release }) => release) ?? [];
  const releases = value === '' || listed.includes(value) ? listed : [value, ...listed];
  return (
    <Select
      size="sm"
      aria-label={label}
      placeholder={`${label} 고르기`}
      value={value}
      options={releases.map((release) => ({ value: release, label: release }))}
      onChange={onChange}
    />
  );
}

function Diff({ remote }: { remote: RemoteName }) {
  const [search, setSearch] = useSearchParams();
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const before = useEndpoint(getReleaseManifest, from === '' ? null : { params: { remote, release: from } });
  const after = useEndpoint(getReleaseManifest, to === '' ? null : { params: { remote, release: to } });
  const diff = useMemo(
    () => (before.data && after.data ? diffReleases(before.data, after.data) : undefined),
    [before.data, after.data],
  );
  const choose = (values: Record<string, string>) => setSearch({ from, to, ...values }, { preventScrollReset: true });
  const failed = [before, after].find(({ data, error }) => error && !data);
  const content = () => {
    if (from === '' || to === '') return <EmptyState icon="arrow-up-down" title="비교할 릴리스 두 개를 골라 주세요" />;
    if (failed?.error?.status === 404)
      return (
        <EmptyState
          icon="search"
          title="이런 릴리스가 없어요"
          description="주소가 잘못 적혔거나, 오래되어 지워진 릴리스예요."
          action={back}
        />
      );
    if (failed)
      return (
        <FailedState
          description={failed.error?.title}
          onRetry={() => void failed.refresh()}
          retrying={failed.isRefreshing}
        />
      );
    return diff ? <DiffTables diff={diff} /> : <TableSkeleton />;
  };
  return (
    <Page
      title={`${REMOTES[remote].label} 릴리스 비교`}
      description={
        diff
          ? `모두 ${formatBytes(diff.bytes.before)} → ${formatBytes(diff.bytes.after)} (${toGrowth(diff.bytes.before, diff.bytes.after)})`
          : null
      }
      actions={back}
    >
      <FilterBar label="비교할 릴리스">
        <Choice remote={remote} label="앞 릴리스" value={from} onChange={(release) => choose({ from: release })} />
        <Choice remote={remote} label="뒤 릴리스" value={to} onChange={(release) => choose({ to: release })} />
        <Button size="sm" variant="ghost" icon="arrow-up-down" onClick={() => choose({ from: to, to: from })}>
          앞뒤 바꾸기
        </Button>
      </FilterBar>
      {content()}
    </Page>
  );
}

/** Compares two releases of one remote; the URL names both. */
export function ReleaseDiffPage() {
  const remote = toRemote(useParams()['remote']);
  if (!remote)
    return (
      <Page title="릴리스 비교">
        <EmptyState icon="search" title="이런 화면이 없어요" action={back} />
      </Page>
    );
  return (
    <AdminOnly title="릴리스 비교">
      <Diff remote={remote} />
    </AdminOnly>
  );
}
