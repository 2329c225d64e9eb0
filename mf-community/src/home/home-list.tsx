import { Link } from '@danji/shell-sdk/router';
import { Anchor, Box, Card, FailedState, Flex, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@danji/ui';
import type { ReactNode } from 'react';

/** The height fits a title of two lines, so that nothing moves when it loads; only with a large font it grows, and the note goes below. */
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
const MORE = { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', marginBlock: -2 } as const;

type Row = { key: number; path: string; badge?: ReactNode; title: string; note: string };

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <Box as="ul" listStyle="none">
    {rows.map(({ key, path, badge, title, note }) => (
      <Box as="li" css={ROW} key={key}>
        <Anchor asChild variant="plain" css={LINK}>
          <Link to={path}>
            <Text as="span" css={TITLE}>
              {badge}
              {title}
            </Text>
            <Text as="span" size="sm" tone="subtle" numeric>
              {note}
            </Text>
          </Link>
        </Anchor>
      </Box>
    ))}
  </Box>
);

const RowsSkeleton = ({ count, label }: { count: number; label: string }) => (
  <Box aria-busy>
    <VisuallyHidden as="output">{label}</VisuallyHidden>
    {Array.from({ length: count }, (_, index) => (
      <Flex key={index} css={ROW} alignItems="center" justifyContent="space-between" gap={4}>
        <Skeleton height={5} width="55%" />
        <Skeleton height={4} width={20} />
      </Flex>
    ))}
  </Box>
);

type HomeListProps = {
  id: string;
  title: string;
  more: { path: string; label: string };
  /** `undefined` while they load. */
  rows: readonly Row[] | undefined;
  /** The number of rows for which there is room. */
  count: number;
  /** Shown while they load. */
  loading: string;
  empty: ReactNode;
  /** The failure to show: its title, and a reason if the list has failed. */
  failed: { title: string; reason: string | undefined; onRetry: () => void; retrying: boolean };
  children?: ReactNode;
};

/** The first records of a list on the home page. The placeholder is as high as the loaded list. */
export function HomeList({ id, title, more, rows, count, loading, empty, failed, children }: HomeListProps) {
  const { reason, ...failure } = failed;
  const render = () => {
    if (rows) return rows.length === 0 ? empty : <Rows rows={rows} />;
    if (reason !== undefined) return <FailedState compact description={reason} {...failure} />;
    return <RowsSkeleton count={count} label={loading} />;
  };
  return (
    <Stack as="section" aria-labelledby={id} gap={4}>
      <Flex flexWrap="wrap" justifyContent="space-between" alignItems="center" columnGap={2}>
        <Heading as="h2" size="lg" id={id}>
          {title}
        </Heading>
        <Anchor asChild css={MORE}>
          <Link to={more.path}>{more.label}</Link>
        </Anchor>
      </Flex>
      <Card paddingBlock={{ base: 1, md: 2 }}>
        <Box minHeight={`${count * 4}rem`}>{render()}</Box>
        {children}
      </Card>
    </Stack>
  );
}
