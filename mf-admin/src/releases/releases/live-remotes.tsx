import { useEndpoint } from '@danji/api-client';
import { getChannel } from '@danji/contracts/releases/channel.endpoints';
import { getReleaseHealth } from '@danji/contracts/releases/health.endpoints';
import { REMOTE_NAMES } from '@danji/contracts/releases/remotes';
import { Alert, Button, CardSkeleton, EmptyState, FailedState, Grid, Stack } from '@danji/ui';
import { RemoteCard } from './remote-card.tsx';
import type { ChannelDialogs } from './use-channel-dialogs.tsx';

/** The server evaluates a canary every few seconds; a visible screen follows it. In ms. */
const REFRESH_MS = 15_000;
export const HEALTH_QUERY = { query: { hours: 24 } } as const;

/** Lists the remotes in use with the health of their releases; those with a candidate come first. */
export function LiveRemotes({ dialogs }: { dialogs: ChannelDialogs }) {
  const { data, error, isRefreshing, refresh } = useEndpoint(getChannel, {}, { refreshInterval: REFRESH_MS });
  const health = useEndpoint(getReleaseHealth, HEALTH_QUERY, { refreshInterval: REFRESH_MS });
  // The cards appear together with their figures, because growing cards would move the list below.
  if (data && !health.data && !health.error) return <CardSkeleton count={2} />;
  if (!data)
    return error ? (
      <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
    ) : (
      <CardSkeleton count={2} />
    );
  const hosted = REMOTE_NAMES.flatMap((remote) => {
    const entry = data.remotes[remote];
    return entry ? [{ remote, entry }] : [];
  }).toSorted((a, b) => Number(b.entry.candidate !== null) - Number(a.entry.candidate !== null));
  if (hosted.length === 0)
    return (
      <EmptyState
        compact
        icon="rocket"
        title="적용된 릴리스가 없어요"
        description="올린 릴리스를 적용하면 여기에 나타나요."
      />
    );
  return (
    <Stack gap={4}>
      {health.error && !health.data ? (
        <Alert
          tone="warning"
          title="릴리스의 건강을 불러오지 못했어요"
          action={
            <Button size="sm" variant="outline" loading={health.isRefreshing} onClick={() => void health.refresh()}>
              다시 시도
            </Button>
          }
        >
          {health.error.title}
        </Alert>
      ) : null}
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
        {hosted.map(({ remote, entry }) => (
          <RemoteCard
            key={remote}
            remote={remote}
            entry={entry}
            dialogs={dialogs}
            healthOf={(release) => health.data?.results.find((row) => row.remote === remote && row.release === release)}
          />
        ))}
      </Grid>
    </Stack>
  );
}
