import { useEndpoint, usePagedList } from '@danji/api-client';
import { FilterBar, FilterSelect, ListSection, Page } from '@danji/app-kit';
import { formatNumber } from '@danji/contracts/format/number';
import { getChannel } from '@danji/contracts/releases/channel.endpoints';
import { getReleaseHealth } from '@danji/contracts/releases/health.endpoints';
import { listReleases } from '@danji/contracts/releases/release.endpoints';
import type { ReleaseRow } from '@danji/contracts/releases/release';
import { webPaths } from '@danji/contracts/web-paths';
import { useModal, useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, Heading, Stack } from '@danji/ui';
import { HEALTH_QUERY, LiveRemotes } from '../releases/live-remotes.tsx';
import { OverrideForm } from '../releases/override-form.tsx';
import { Overrides } from '../releases/overrides.tsx';
import { toReleaseColumns } from '../releases/release-columns.tsx';
import { ReleaseMenu } from '../releases/release-menu.tsx';
import { REMOTE_OPTIONS } from '../releases/remote-names.ts';
import { useChannelDialogs, type ChannelDialogs } from '../releases/use-channel-dialogs.tsx';
import { useOverride } from '../releases/use-override.ts';
import { AdminOnly } from '../../shared/admin-only.tsx';

function Uploads({ dialogs }: { dialogs: ChannelDialogs }) {
  const list = usePagedList(listReleases, { filters: { remote: 'text' } });
  const { data: channel } = useEndpoint(getChannel);
  const { override } = useOverride();
  const toast = useToast();
  const loadInThisBrowser = async ({ remote, release }: ReleaseRow): Promise<void> => {
    const outcome = await override(remote, release);
    if (!outcome.ok)
      toast({
        title: '이 브라우저에서 쓰지 못했어요',
        description: Object.values(outcome.error.fields)[0] ?? outcome.error.title,
        tone: 'danger',
      });
  };
  const toMenu = (row: ReleaseRow) => (
    <ReleaseMenu
      row={row}
      active={channel?.remotes[row.remote]?.active}
      dialogs={dialogs}
      onOverride={(chosen) => void loadInThisBrowser(chosen)}
    />
  );
  return (
    <Stack as="section" aria-label="올린 릴리스" gap={3}>
      <Heading as="h2" size="md">
        올린 릴리스
      </Heading>
      <FilterBar label="릴리스 찾기">
        <FilterSelect list={list} name="remote" label="화면" all="모든 화면" options={REMOTE_OPTIONS} />
      </FilterBar>
      <ListSection
        list={list}
        label="릴리스 표"
        table={{ columns: toReleaseColumns(toMenu), rowKey: ({ id }) => id }}
        empty={{
          icon: 'rocket',
          title: '아직 올린 릴리스가 없어요',
          description: '릴리스를 올리면 여기에서 적용할 수 있어요.',
        }}
      />
    </Stack>
  );
}

function Releases() {
  const { data, error } = useEndpoint(getChannel);
  const health = useEndpoint(getReleaseHealth, HEALTH_QUERY);
  const hasLiveState = Boolean((data && (health.data || health.error)) || error);
  const dialogs = useChannelDialogs();
  const modal = useModal();
  const chooseOverride = () =>
    modal.open((close) => <OverrideForm onDone={close} />, { title: '내 브라우저만 다르게 쓰기', directClose: false });
  const actions = (
    <>
      <Button variant="outline" icon="monitor" onClick={chooseOverride}>
        내 브라우저만 다르게
      </Button>
      <Button asChild variant="outline">
        <Link to={`${webPaths.adminReleases}/history`}>바뀐 기록</Link>
      </Button>
    </>
  );
  return (
    <Page description={data ? `지금 개정 ${formatNumber(data.revision)} · 최근 24시간의 건강` : null} actions={actions}>
      <Overrides />
      <Stack as="section" aria-label="지금 쓰는 릴리스" gap={3}>
        <Heading as="h2" size="md">
          지금 쓰는 릴리스
        </Heading>
        <LiveRemotes dialogs={dialogs} />
      </Stack>
      {hasLiveState ? <Uploads dialogs={dialogs} /> : null}
    </Page>
  );
}

/** Shows the releases that visitors get of each remote, and their health; only ADMIN may change them (DECISIONS, Screens and routes). */
export function ReleasesPage() {
  return (
    <AdminOnly>
      <Releases />
    </AdminOnly>
  );
}
