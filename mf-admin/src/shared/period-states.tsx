import type { EndpointState } from '@danji/api-client';
import { FilterBar } from '@danji/app-kit';
import { Alert, FailedState, Skeleton, type DayRange } from '@danji/ui';
import type { ReactNode } from 'react';
import { DayPeriod } from './day-period.tsx';

type PeriodStatesProps<T> = {
  range: DayRange;
  onChange: (range: DayRange) => void;
  state: EndpointState<T>;
  children: (data: T) => ReactNode;
};

/** Figures of a period: its choice, and below it the figures; those of before stay when a period can't be shown. */
export function PeriodStates<T>({ range, onChange, state, children }: PeriodStatesProps<T>) {
  const { data, error, isRefreshing, refresh } = state;
  const why = error && (Object.values(error.fields)[0] ?? error.title);
  return (
    <>
      <FilterBar label="기간">
        <DayPeriod value={range} onChange={onChange} />
      </FilterBar>
      {error && !data ? <FailedState description={why} onRetry={() => void refresh()} retrying={isRefreshing} /> : null}
      {error && data ? (
        <Alert tone="warning" title="이 기간은 보여 드릴 수 없어요">
          {why}
        </Alert>
      ) : null}
      {!data && !error ? <Skeleton height="64" /> : null}
      {data ? children(data) : null}
    </>
  );
}
