import type { Read } from '@danji/api-client';
import type { Page } from '@danji/contracts/page';
import { useSearchHits } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { HitSection } from '@danji/ui';
import type { ComponentProps } from 'react';

/** The number of rows of a section; the list page has the rest. */
export const SHOWN = 5;

type Hit = NonNullable<ComponentProps<typeof HitSection>['hits']>[number];
type FoundSectionProps<Row extends { id: number }> = {
  title: string;
  query: string;
  found: Read<Page<Row>>;
  toHit: (row: Row) => Omit<Hit, 'key'>;
  /** The page that lists all results; it opens with the same query. */
  list: string;
};

/** The search results of one list call. */
export function FoundSection<Row extends { id: number }>({
  title,
  query,
  found: { data, error, isRefreshing, refresh },
  toHit,
  list,
}: FoundSectionProps<Row>) {
  const hits = data?.results.map((row) => ({ key: String(row.id), ...toHit(row) }));
  useSearchHits(hits?.length);
  return (
    <HitSection
      title={title}
      hits={hits}
      link={Link}
      failure={error?.title}
      onRetry={() => void refresh()}
      retrying={isRefreshing}
      more={data && { path: `${list}?${new URLSearchParams({ search: query })}`, count: data.count }}
    />
  );
}
