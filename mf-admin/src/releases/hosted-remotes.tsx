import { useEndpoint } from '@danji/api-client';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { Button, Card, CardSkeleton, DescriptionList, EmptyState, FailedState, Flex, Grid, Heading, Stack } from '@danji/ui';
import { REMOTE_LABELS } from './remote-names.ts';
import type { Promotion } from './use-promote.ts';

/** Each remote with the release it runs on and the one before, which is one press away. */
export function HostedRemotes({ promotion }: { promotion: Promotion }) {
  const { data, error, isRefreshing, refresh } = useEndpoint(getRegistry);
  if (!data) return error ? <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} /> : <CardSkeleton count={2} />;
  if (data.remotes.length === 0) return <EmptyState compact icon="rocket" title="적용된 릴리스가 없어요" description="올린 릴리스를 적용하면 여기에 나타나요." />;
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(22rem, 1fr))' }}>
      {data.remotes.map(({ remote, release, contract, previous }) => (
        <Card key={remote} as="section" aria-label={REMOTE_LABELS[remote]}>
          <Stack gap={2}>
            <Flex justifyContent="space-between" alignItems="center" gap={3} minHeight="11">
              <Heading as="h3" size="md">{REMOTE_LABELS[remote]}</Heading>
              {previous ? <Button size="sm" variant="outline" icon="rotate-ccw" loading={promotion.isRunning} onClick={() => void promotion.promote({ remote, release: previous.release })}>되돌리기</Button> : null}
            </Flex>
            <DescriptionList items={[{ term: '사용 중', detail: release }, { term: '바로 전', detail: previous?.release }, { term: '규약', detail: contract }]} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
