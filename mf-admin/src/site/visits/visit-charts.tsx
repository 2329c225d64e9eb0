import { REFERRER_TYPES, toReferrerLabel } from '@danji/contracts/codes/referrer-type';
import type { VisitDay } from '@danji/contracts/site/visit';
import { BarChart, LineChart, Tabs } from '@danji/ui';
import { useState } from 'react';

/** More bars than this are too thin to read or press. */
const MAX_BARS = 45;

const toTick = (date: string): string => date.slice(5).replace('-', '.');

/** Shows the visits by day, as stacked bars or as one line per class. */
export function VisitCharts({ rows }: { rows: readonly VisitDay[] }) {
  const [tab, setTab] = useState('stacked');
  const shared = {
    label: '하루 방문',
    categoryLabel: '날짜',
    categories: rows.map(({ date }) => (rows.length > 300 ? date : toTick(date))),
    height: 18,
    series: REFERRER_TYPES.filter((type) => rows.some((row) => row[type] > 0)).map((type) => ({
      name: toReferrerLabel(type),
      values: rows.map((row) => row[type]),
    })),
  };
  const lines = <LineChart {...shared} />;
  if (rows.length > MAX_BARS) return lines;
  return (
    <div>
      <Tabs
        label="그래프"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'stacked', label: '쌓아 보기', content: <BarChart {...shared} stacked /> },
          { value: 'lines', label: '경로별로 보기', content: lines },
        ]}
      />
    </div>
  );
}
