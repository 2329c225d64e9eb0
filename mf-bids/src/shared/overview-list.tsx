import type { EndpointState } from '@danji/api-client';
import type { Page } from '@danji/contracts/page';
import { formatNumber } from '@danji/contracts/format/number';
import { FailedState, ListSkeleton } from '@danji/ui';
import type { ReactNode } from 'react';
import { OverviewFrame, type OverviewFrameProps, OverviewRows } from './overview-card.tsx';

/** So many rows are expected while they load. */
const EXPECTED_ROWS = 2;

type OverviewListProps<Row> = OverviewFrameProps & {
  list: Pick<EndpointState<Page<Row>>, 'data' | 'error' | 'refresh' | 'isRefreshing'>;
  /** Said before the number: `안 읽은 알림`. */ counted?: string;
  /** Shown in place of rows. */ empty: string;
  renderRow: (row: Row) => ReactNode;
};

/** The first records of a list, in all of its states. */
export function OverviewList<Row>({ list, counted, empty, renderRow, ...frame }: OverviewListProps<Row>) {
  const { data, error, refresh, isRefreshing } = list;
  const render = () => {
    if (data) return <OverviewRows empty={empty}>{data.results.map(renderRow)}</OverviewRows>;
    if (!error) return <ListSkeleton count={EXPECTED_ROWS} label={`${frame.title} 불러오는 중`} />;
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  };
  return (
    <OverviewFrame {...frame} summary={data && [counted, `${formatNumber(data.count)}건`].filter(Boolean).join(' ')}>
      {render()}
    </OverviewFrame>
  );
}
