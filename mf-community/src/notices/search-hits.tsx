import { useEndpoint } from '@danji/api-client';
import { listNotices } from '@danji/contracts/boards/notice.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useSearchHits, type SlotComponent } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Box, FailedState, Heading, Icon, ListSkeleton, Stack, Text } from '@danji/ui';

const SHOWN = 5;
const ROW = { display: 'flex', alignItems: 'center', gap: 3, minHeight: '3.5rem', paddingInline: 4, paddingBlock: 2, borderRadius: 'md', color: 'fg', textDecoration: 'none', _hover: { bg: 'bg.subtle' }, _focusVisible: { outlineOffset: '-2px' } } as const;

/** Notices on the search page (slot `search`). */
export const SearchHits: SlotComponent = ({ context }) => {
  const search = String(context['query'] ?? '');
  const { data, error, refresh, isRefreshing } = useEndpoint(listNotices, { query: { search, page_size: SHOWN } });
  useSearchHits(data?.results.length);
  if (data?.results.length === 0) return null;
  const rest = data ? data.count - data.results.length : 0;
  return (
    <Stack as="section" aria-labelledby="search-notices" gap={2}>
      <Heading as="h2" size="md" id="search-notices">공지사항</Heading>
      {!data && error ? <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} /> : null}
      {!data && !error ? <ListSkeleton count={2} label="공지사항 찾는 중" /> : null}
      {data ? (
        <Box as="ul" listStyle="none" borderWidth="1px" borderRadius="lg" padding={1} bg="bg.panel">
          {data.results.map(({ nano_id, published, board }) => (
            <li key={nano_id}>
              <Box asChild css={ROW}>
                <Link to={webPaths.notice(nano_id)}>
                  <Box as="span" color="fg.subtle" display="inline-flex"><Icon name="megaphone" /></Box>
                  <Box as="span" flex="1" minWidth={0}>
                    <Text as="span" display="block" fontWeight="medium">{board.title}</Text>
                    <Text as="span" display="block" size="sm" tone="muted">{formatDate(published)}</Text>
                  </Box>
                  <Box as="span" color="fg.subtle" display="inline-flex"><Icon name="chevron-right" size={16} /></Box>
                </Link>
              </Box>
            </li>
          ))}
          {rest > 0 ? <li><Box asChild css={{ ...ROW, color: 'brand.fg', fontWeight: 'medium' }}><Link to={`${webPaths.notices}?${new URLSearchParams({ search })}`}>{`${rest}건 더 보기`}</Link></Box></li> : null}
        </Box>
      ) : null}
    </Stack>
  );
};
