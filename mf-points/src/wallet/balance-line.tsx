import { useEndpoint } from '@danji/api-client';
import { formatPoints } from '@danji/contracts/format/number';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { Alert, Box, Card, FailedState, Flex, Skeleton, Text } from '@danji/ui';

const FIGURE = { flex: '1 1 8rem', minWidth: 0 } as const;

function Figure({ term, points, isMain = false }: { term: string; points: number | undefined; isMain?: boolean }) {
  return (
    <Box as="div" css={FIGURE}>
      <Text as="dt" size="sm" tone="muted">
        {term}
      </Text>
      <Text
        as="dd"
        numeric
        size={isMain ? 'lg' : undefined}
        css={{ fontWeight: isMain ? 'bold' : 'medium', margin: 0 }}
      >
        {points === undefined ? <Skeleton height={6} width={20} /> : formatPoints(points)}
      </Text>
    </Box>
  );
}

/** 쓸 수 있는 · 묶인 · 곧 들어올: on top of every screen about points. */
export function BalanceLine() {
  const { data, error, refresh, isRefreshing } = useEndpoint(getPointWallet);
  if (error && !data)
    return (
      <FailedState
        compact
        title="포인트를 불러오지 못했어요"
        description={error.title}
        onRetry={() => void refresh()}
        retrying={isRefreshing}
      />
    );
  return (
    <Card>
      <Flex as="dl" flexWrap="wrap" gap={4} margin={0} aria-busy={!data}>
        <Figure term="쓸 수 있는 포인트" points={data?.available} isMain />
        <Figure term="묶인 포인트" points={data?.held} />
        <Figure term="곧 들어올 포인트" points={data?.pending} />
      </Flex>
      {data && data.available < 0 ? (
        <Alert tone="warning">
          회수할 포인트가 {formatPoints(-data.available)} 있어요. 포인트가 다시 쌓이면 먼저 갚고, 그동안은 쓸 수 없어요.
        </Alert>
      ) : null}
    </Card>
  );
}
