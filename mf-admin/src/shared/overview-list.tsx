import type { ApiError } from '@danji/api-client';
import { Link } from '@danji/shell-sdk/router';
import {
  Anchor,
  Card,
  EmptyState,
  FailedState,
  Flex,
  Heading,
  ListSkeleton,
  Stack,
  Text,
  type IconName,
} from '@danji/ui';
import type { ReactNode } from 'react';

/** The most rows of a list on the dashboard. */
export const OVERVIEW_ROWS = 6;

type OverviewRow = {
  key: number | string;
  title: string;
  /** The screen of the row, if it has one. */
  to?: string;
  description: string;
  aside: ReactNode;
};

type OverviewListProps = {
  title: string;
  /** The path of the complete list; none when this is all of it. */
  more?: string | undefined;
  rows: readonly OverviewRow[] | undefined;
  error: ApiError | undefined;
  onRetry: () => void;
  empty: { icon: IconName; title: string };
};

function Rows({ rows }: { rows: readonly OverviewRow[] }) {
  return (
    <Stack as="ul" gap={0}>
      {rows.map(({ key, title, to, description, aside }) => (
        <Flex
          as="li"
          key={key}
          gap={3}
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          paddingBlock={2.5}
          borderBottomWidth="1px"
          borderColor="border.subtle"
          _last={{ borderBottomWidth: '0' }}
        >
          <Stack gap={0} flex="1 1 9rem">
            {to === undefined ? (
              <Text as="span" fontWeight="semibold">
                {title}
              </Text>
            ) : (
              <Anchor asChild variant="plain" fontWeight="semibold">
                <Link to={to}>{title}</Link>
              </Anchor>
            )}
            <Text size="sm" tone="subtle">
              {description}
            </Text>
          </Stack>
          {aside}
        </Flex>
      ))}
    </Stack>
  );
}

/** Shows the newest rows of a list as a card of the dashboard. */
export function OverviewList({ title, more, rows, error, onRetry, empty }: OverviewListProps) {
  const content = () => {
    if (rows) return rows.length > 0 ? <Rows rows={rows} /> : <EmptyState compact {...empty} />;
    return error ? <FailedState compact description={error.title} onRetry={onRetry} /> : <ListSkeleton count={4} />;
  };
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={2}>
        <Flex justifyContent="space-between" alignItems="center">
          <Heading as="h2" size="md">
            {title}
          </Heading>
          {more === undefined ? null : (
            <Anchor asChild>
              <Link to={more} aria-label={`${title} 모두 보기`}>
                모두 보기
              </Link>
            </Anchor>
          )}
        </Flex>
        {content()}
      </Stack>
    </Card>
  );
}
