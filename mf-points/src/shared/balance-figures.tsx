import { useEndpoint } from '@danji/api-client';
import { formatPoints } from '@danji/contracts/format/number';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { Alert, Box, FailedState, Flex, HStack, Icon, Skeleton, Text } from '@danji/ui';

/** The main figure: on a line of its own while the place is narrow, and beside the others on a page. */
const MAIN = { flex: '1 1 14rem', minWidth: 0 } as const;
const MAIN_ON_PAGE = { ...MAIN, flex: { base: '1 1 14rem', md: '0 0 auto' } } as const;
const OTHER = { flex: '0 1 auto', minWidth: 'min(100%, 8rem)' } as const;
const COIN = {
  display: 'grid',
  placeItems: 'center',
  boxSize: 11,
  borderRadius: 'full',
  bg: 'accent.subtle',
  color: 'accent.fg',
  flexShrink: 0,
} as const;

type FigureProps = { term: string; points: number | undefined; css: typeof MAIN | typeof MAIN_ON_PAGE | typeof OTHER };

function Figure({ term, points, css }: FigureProps) {
  const isMain = css !== OTHER;
  return (
    <Box as="div" css={css}>
      <Text as="dt" size="sm" tone="muted">
        {term}
      </Text>
      <Text
        as="dd"
        numeric
        css={{ fontSize: isMain ? '2xl' : 'lg', fontWeight: 'bold', lineHeight: '1.35', overflowWrap: 'anywhere' }}
      >
        {points === undefined ? <Skeleton height={isMain ? 8 : 6} width={24} /> : formatPoints(points)}
      </Text>
    </Box>
  );
}

/** 쓸 수 있는 · 묶인 · 곧 들어올: the points of the member, in a tile or over the width of a page. */
export function BalanceFigures({ isOnPage = false }: { isOnPage?: boolean }) {
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
    <>
      <HStack gap={4} alignItems="center">
        <Box css={{ ...COIN, display: { base: 'none', sm: 'grid' } }}>
          <Icon name="coins" size={22} />
        </Box>
        <Flex
          as="dl"
          flex="1"
          minWidth={0}
          flexWrap="wrap"
          alignItems="flex-end"
          columnGap={{ base: 6, md: 10 }}
          rowGap={3}
          aria-busy={!data}
        >
          <Figure term="쓸 수 있는 포인트" points={data?.available} css={isOnPage ? MAIN_ON_PAGE : MAIN} />
          <Figure term="묶인 포인트" points={data?.held} css={OTHER} />
          <Figure term="곧 들어올 포인트" points={data?.pending} css={OTHER} />
        </Flex>
      </HStack>
      {data && data.available < 0 ? (
        <Alert tone="warning">
          회수할 포인트가 {formatPoints(-data.available)} 있어요. 포인트가 다시 쌓이면 먼저 갚고, 그동안은 쓸 수 없어요.
        </Alert>
      ) : null}
    </>
  );
}
