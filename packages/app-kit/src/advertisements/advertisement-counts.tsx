import { useEndpoint } from '@danji/api-client';
import type { AdvertisementDay } from '@danji/contracts/site/advertisement';
import type { getAdvertisementStatistics } from '@danji/contracts/site/advertisement.endpoints';
import { formatNumber } from '@danji/contracts/format/number';
import {
  Box,
  DateRangeInput,
  FailedState,
  Flex,
  LineChart,
  recentDays,
  Skeleton,
  Stack,
  Tabs,
  Text,
  type DayRange,
  type TabItem,
} from '@danji/ui';
import { useState } from 'react';
import { formatRate } from './advertisement-labels.ts';

/** The presets are computed at every render because a tab may be open for days. */
const listPresets = () => [
  { label: '최근 7일', range: recentDays(7) },
  { label: '최근 30일', range: recentDays(30) },
  { label: '최근 90일', range: recentDays(90) },
];

/** `2026-11-21` → `11.21`: the table shows the year, the axis does not. */
const toTick = (date: string): string => date.slice(5).replace('-', '.');
const sum = (days: readonly AdvertisementDay[], metric: 'impressions' | 'clicks'): number =>
  days.reduce((total, day) => total + day[metric], 0);

function Sum({ term, value }: { term: string; value: string }) {
  return (
    <Stack gap={0}>
      <Text size="sm" tone="muted">
        {term}
      </Text>
      <Text fontSize="xl" fontWeight="bold" numeric>
        {value}
      </Text>
    </Stack>
  );
}

function Chart({
  days,
  label,
  valueOf,
  format,
}: {
  days: readonly AdvertisementDay[];
  label: string;
  valueOf: (day: AdvertisementDay) => number | null;
  format?: (value: number) => string;
}) {
  return (
    <LineChart
      label={`하루 ${label}`}
      categoryLabel="날짜"
      categories={days.map(({ date }) => toTick(date))}
      series={[{ name: label, values: days.map(valueOf) }]}
      height={14}
      {...(format && { format })}
    />
  );
}

const toTabs = (days: readonly AdvertisementDay[]): TabItem[] => [
  {
    value: 'impressions',
    label: '노출',
    content: <Chart days={days} label="노출" valueOf={({ impressions }) => impressions} />,
  },
  { value: 'clicks', label: '클릭', content: <Chart days={days} label="클릭" valueOf={({ clicks }) => clicks} /> },
  {
    value: 'rate',
    label: '클릭률',
    content: (
      <Chart
        days={days}
        label="클릭률"
        format={(value) => `${value}%`}
        valueOf={({ clicks, impressions }) => (impressions > 0 ? Math.round((clicks / impressions) * 1000) / 10 : null)}
      />
    ),
  },
];

type AdvertisementCountsProps = {
  /** From the remote, whose release names the calls that it makes itself. */
  call: typeof getAdvertisementStatistics;
  id: number;
};

/** Shows impressions, clicks and the click rate by day. */
export function AdvertisementCounts({ call, id }: AdvertisementCountsProps) {
  const [range, setRange] = useState<DayRange>(() => recentDays(30));
  const [tab, setTab] = useState('impressions');
  const query = { ...(range.start && { date_start: range.start }), ...(range.end && { date_end: range.end }) };
  const { data, error, refresh, isRefreshing } = useEndpoint(call, { params: { id }, query }, { keepPrevious: true });
  return (
    <Stack gap={4}>
      <Box maxWidth="80">
        <DateRangeInput size="sm" value={range} onChange={setRange} presets={listPresets()} />
      </Box>
      {error && !data ? (
        <FailedState
          compact
          description={Object.values(error.fields)[0] ?? error.title}
          onRetry={() => void refresh()}
          retrying={isRefreshing}
        />
      ) : null}
      {!data && !error ? <Skeleton height="64" /> : null}
      {data ? (
        <>
          <Flex gap={8} flexWrap="wrap">
            <Sum term="노출" value={formatNumber(sum(data, 'impressions'))} />
            <Sum term="클릭" value={formatNumber(sum(data, 'clicks'))} />
            <Sum term="클릭률" value={formatRate(sum(data, 'clicks'), sum(data, 'impressions'))} />
          </Flex>
          <div>
            <Tabs label="그래프" value={tab} onChange={setTab} items={toTabs(data)} />
          </div>
        </>
      ) : null}
    </Stack>
  );
}
