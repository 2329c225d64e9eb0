import { useEndpoint } from '@danji/api-client';
import type { NoticeSummary } from '@danji/contracts/community/notice';
import { listNotices } from '@danji/contracts/community/notice.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import {
  Anchor,
  Badge,
  Box,
  Card,
  EmptyState,
  FailedState,
  Flex,
  Heading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@danji/ui';

const MAX_VISIBLE = 3;
const INDEXES = Array.from({ length: MAX_VISIBLE }, (_, index) => index);
/** The height fits a title of two lines, so that nothing moves when it loads; only with a large font it grows, and the date goes below. */
const ROW = {
  display: 'flex',
  minHeight: '4rem',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  _last: { borderBottomWidth: 0 },
} as const;
const LINK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 4,
  flex: '1',
  minWidth: 0,
  paddingBlock: 1.5,
  color: 'fg',
} as const;
const TITLE = { flex: '1 1 9rem', lineClamp: 2, overflowWrap: 'anywhere', fontWeight: 'medium' } as const;
/** The link is 44 px high for touch, in a row no higher than its text. */
const ALL_LINK = { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', marginBlock: -2 } as const;

function NoticeRow({ notice: { nano_id, is_important, published, board } }: { notice: NoticeSummary }) {
  return (
    <Box as="li" css={ROW}>
      <Anchor asChild variant="plain" css={LINK}>
        <Link to={webPaths.notice(nano_id)}>
          <Text as="span" css={TITLE}>
            {is_important ? (
              <Badge tone="brand" marginInlineEnd={2}>
                중요
              </Badge>
            ) : null}
            {board.title}
          </Text>
          <Text as="span" size="sm" tone="subtle" numeric>
            {formatDate(published)}
          </Text>
        </Link>
      </Anchor>
    </Box>
  );
}

const NoticesSkeleton = () => (
  <Box aria-busy>
    <VisuallyHidden as="output">공지사항 불러오는 중</VisuallyHidden>
    {INDEXES.map((index) => (
      <Flex key={index} css={ROW} alignItems="center" justifyContent="space-between" gap={4}>
        <Skeleton height={5} width="55%" />
        <Skeleton height={4} width={20} />
      </Flex>
    ))}
  </Box>
);

/** The first notices on the home page (slot `home.main`). The placeholder is as high as the loaded list. */
export function HomeNotices() {
  const { data, error, refresh, isRefreshing } = useEndpoint(listNotices, { query: { page_size: MAX_VISIBLE } });
  const render = () => {
    if (data?.results.length === 0) return <EmptyState compact icon="megaphone" title="아직 공지사항이 없어요" />;
    if (data)
      return (
        <Box as="ul" listStyle="none">
          {data.results.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </Box>
      );
    if (error)
      return (
        <FailedState
          compact
          title="공지사항을 불러오지 못했어요"
          description={error.title}
          onRetry={() => void refresh()}
          retrying={isRefreshing}
        />
      );
    return <NoticesSkeleton />;
  };
  return (
    <Stack as="section" aria-labelledby="home-notices" gap={4}>
      <Flex flexWrap="wrap" justifyContent="space-between" alignItems="center" columnGap={2}>
        <Heading as="h2" size="lg" id="home-notices">
          공지사항
        </Heading>
        <Anchor asChild css={ALL_LINK}>
          <Link to={webPaths.notices}>모두 보기</Link>
        </Anchor>
      </Flex>
      <Card paddingBlock={{ base: 1, md: 2 }}>
        <Box minHeight="12rem">{render()}</Box>
      </Card>
    </Stack>
  );
}
