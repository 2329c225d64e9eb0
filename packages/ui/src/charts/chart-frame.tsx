import { useState, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../actions/button.tsx';
import { EmptyState } from '../feedback/states.tsx';
import type { IconName } from '../icons/icon-set.ts';
import { VisuallyHidden } from '../layout/primitives.tsx';
import { ChartTable, type ChartData } from './chart-table.tsx';

const Figure = chakra('figure', {
  base: { display: 'flex', flexDirection: 'column', gap: 2, width: 'full', minWidth: 0 },
});
const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    minHeight: '2.75rem',
  },
});
const Legend = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, fontSize: 'sm', color: 'fg.muted' },
});
const Entry = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: 1.5 } });
const TableBox = chakra('section', {
  base: { overflow: 'auto', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', position: 'relative' },
});

export interface ChartFrameProps {
  label: string;
  legend: readonly { name: string; color: string; dash: string }[];
  data: ChartData;
  empty?: ReactNode;
  /** Icon of the default empty state. */
  emptyIcon?: IconName | undefined;
  children: ReactNode;
}

/** One line of a legend, with the stroke of the series. */
const Stroke = ({ color, dash }: { color: string; dash: string }) => (
  <svg width="22" height="10" aria-hidden>
    <line
      x1="1"
      y1="5"
      x2="21"
      y2="5"
      stroke={color}
      strokeWidth={4}
      strokeDasharray={dash}
      strokeLinecap={dash ? 'butt' : 'round'}
    />
  </svg>
);

/** The frame of every chart: the legend, the switch to its table, and the table itself. */
export function ChartFrame({ label, legend, data, empty, emptyIcon = 'trending-up', children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  if (data.rows.length === 0)
    return (
      <Figure aria-label={label}>
        {empty ?? <EmptyState compact icon={emptyIcon} title="아직 데이터가 없어요" />}
      </Figure>
    );
  const table = <ChartTable label={label} data={data} />;
  return (
    <Figure aria-label={label}>
      <Top>
        <Legend aria-hidden>
          {legend.map(({ name, color, dash }) => (
            <Entry key={name}>
              <Stroke color={color} dash={dash} />
              {name}
            </Entry>
          ))}
        </Legend>
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
          css={{ marginInlineStart: 'auto' }}
        >
          {asTable ? '그림으로 보기' : '표로 보기'}
        </Button>
      </Top>
      {asTable ? (
        <TableBox tabIndex={0} aria-label={`${label} 표`}>
          {table}
        </TableBox>
      ) : (
        <>
          {children}
          <VisuallyHidden as="div">{table}</VisuallyHidden>
        </>
      )}
    </Figure>
  );
}
