import type { EndpointState } from '@danji/api-client';
import type { Page } from '@danji/contracts/page';
import { useReportResultCount } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { ResultSection } from '@danji/ui';
import type { ComponentProps } from 'react';

/** The number of rows of a section; the list page has the rest. */
export const MAX_RESULTS = 5;

type ResultItem = NonNullable<ComponentProps<typeof ResultSection>['results']>[number];
type ListResultSectionProps<Row extends { id: number }> = {
  title: string;
  query: string;
  endpointState: EndpointState<Page<Row>>;
  toResult: (row: Row) => Omit<ResultItem, 'key'>;
  /** The page that lists all results; it opens with the same query. */
  list: string;
};

/** The search results of one list call. */
export function ListResultSection<Row extends { id: number }>({
  title,
  query,
  endpointState: { data, error, isRefreshing, refresh },
  toResult,
  list,
}: ListResultSectionProps<Row>) {
  const results = data?.results.map((row) => ({ key: String(row.id), ...toResult(row) }));
  useReportResultCount(results?.length);
  return (
    <ResultSection
      title={title}
      results={results}
      link={Link}
      failure={error?.title}
      onRetry={() => void refresh()}
      retrying={isRefreshing}
      more={
        data && {
          path: `${list}?${new URLSearchParams({ search: query })}`,
          count: data.count,
          isCapped: data.is_count_capped,
        }
      }
    />
  );
}
