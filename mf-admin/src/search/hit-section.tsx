import type { ApiError } from '@danji/api-client';
import { useSearchHits } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Avatar, Box, FailedState, Heading, Icon, ListSkeleton, Stack, Text } from '@danji/ui';

type Hit = { key: string; path: string; title: string; note: string; picture: string | null };
export type Read = { isLoading: boolean; error: ApiError | undefined; isRefreshing: boolean; refresh: () => Promise<void> };
type Props = { id: string; title: string; hits: readonly Hit[] | undefined; read: Read; /** All hits, where only the first are shown. */ more?: { path: string; count: number } };

const ROW = { display: 'flex', alignItems: 'center', gap: 3, minHeight: '3.5rem', paddingInline: 4, paddingBlock: 2, borderRadius: 'md', color: 'fg', textDecoration: 'none', _hover: { bg: 'bg.subtle' }, _focusVisible: { outlineOffset: '-2px' } } as const;

/** One kind of thing that was found: it loads, is empty (then not there) or fails by itself. */
export function HitSection({ id, title, hits, read, more }: Props) {
  useSearchHits(hits?.length);
  if (hits?.length === 0) return null;
  const rest = more && hits ? more.count - hits.length : 0;
  return (
    <Stack as="section" aria-labelledby={id} gap={2}>
      <Heading as="h2" size="md" id={id}>{title}</Heading>
      {!hits && read.error ? <FailedState compact description={read.error.title} onRetry={() => void read.refresh()} retrying={read.isRefreshing} /> : null}
      {!hits && !read.error ? <ListSkeleton count={2} label={`${title} 찾는 중`} /> : null}
      {hits ? (
        <Box as="ul" listStyle="none" borderWidth="1px" borderRadius="lg" padding={1} bg="bg.panel">
          {hits.map(({ key, path, title: name, note, picture }) => (
            <li key={key}>
              <Box asChild css={ROW}>
                <Link to={path}>
                  <Avatar name={name} src={picture} size="sm" />
                  <Box as="span" flex="1" minWidth={0}>
                    <Text as="span" display="block" fontWeight="medium">{name}</Text>
                    {note ? <Text as="span" display="block" size="sm" tone="muted">{note}</Text> : null}
                  </Box>
                  <Box as="span" color="fg.subtle" display="inline-flex"><Icon name="chevron-right" size={16} /></Box>
                </Link>
              </Box>
            </li>
          ))}
          {more && rest > 0 ? <li><Box asChild css={{ ...ROW, color: 'brand.fg', fontWeight: 'medium' }}><Link to={more.path}>{`${rest}건 더 보기`}</Link></Box></li> : null}
        </Box>
      ) : null}
    </Stack>
  );
}
