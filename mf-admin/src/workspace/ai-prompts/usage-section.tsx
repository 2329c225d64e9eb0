import { useEndpoint } from '@danji/api-client';
import type { AiUsage } from '@danji/contracts/workspace/ai-prompt';
import { getAiUsage } from '@danji/contracts/workspace/ai-prompt.endpoints';
import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { formatNumber } from '@danji/contracts/format/number';
import { BarChart, Card, DataTable, EmptyState, Grid, Heading, LineChart, Stack, type TableColumn } from '@danji/ui';
import { useId, type ReactNode } from 'react';
import { PeriodStates } from '../../shared/period-states.tsx';
import { useUrlPeriod } from '../../shared/use-url-period.ts';

/** More bars than this are too thin to read or press. */
const MAX_BARS = 45;

type StateCounts = { succeeded: number; failed: number; canceled: number };

const stateCountColumns = <Row extends StateCounts>(): TableColumn<Row>[] => [
  { key: 'succeeded', header: '완료', align: 'end', cell: ({ succeeded }) => formatNumber(succeeded) },
  { key: 'failed', header: '실패', align: 'end', cell: ({ failed }) => formatNumber(failed) },
  { key: 'canceled', header: '멈춤', align: 'end', cell: ({ canceled }) => formatNumber(canceled) },
];
const TYPE_COLUMNS: readonly TableColumn<AiUsage['types'][number]>[] = [
  { key: 'type', header: '문서 종류', cell: ({ document_type }) => AiDocumentType.label(document_type) },
  ...stateCountColumns<AiUsage['types'][number]>(),
];
const PEOPLE_COLUMNS: readonly TableColumn<AiUsage['people'][number]>[] = [
  { key: 'user', header: '회원', cell: ({ user }) => user.name },
  ...stateCountColumns<AiUsage['people'][number]>(),
];

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Heading as="h3" size="md" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

function Days({ days }: Pick<AiUsage, 'days'>) {
  const shared = {
    label: '하루에 만든 문서',
    categoryLabel: '날짜',
    categories: days.map(({ day }) => (days.length > 300 ? day : day.slice(5).replace('-', '.'))),
    series: [
      { name: '완료', tone: 'success' as const, values: days.map(({ succeeded }) => succeeded) },
      { name: '실패', tone: 'danger' as const, values: days.map(({ failed }) => failed) },
      { name: '멈춤', tone: 'neutral' as const, values: days.map(({ canceled }) => canceled) },
    ],
  };
  return days.length > MAX_BARS ? <LineChart {...shared} /> : <BarChart {...shared} stacked />;
}

/** The counts of a period in which documents were made. */
function Usage({ usage }: { usage: AiUsage }) {
  return (
    <>
      <Part title="하루에 만든 문서">
        <Days days={usage.days} />
      </Part>
      <Grid gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}>
        <Part title="문서 종류">
          <DataTable
            label="문서 종류별 사용량"
            columns={TYPE_COLUMNS}
            rows={usage.types}
            rowKey={({ document_type }) => document_type}
          />
        </Part>
        <Part title="많이 쓴 회원">
          <DataTable
            label="회원별 사용량"
            columns={PEOPLE_COLUMNS}
            rows={usage.people}
            rowKey={({ user }) => user.id}
          />
        </Part>
      </Grid>
    </>
  );
}

/** Counts the documents by day, type and user, without their content. The URL holds the period. */
export function UsageSection() {
  const { range, change } = useUrlPeriod();
  const state = useEndpoint(
    getAiUsage,
    { query: { date_start: range.start, date_end: range.end } },
    { keepPrevious: true },
  );
  return (
    <Stack as="section" aria-label="사용량" gap={4}>
      <Heading as="h2" size="lg">
        사용량
      </Heading>
      <PeriodStates range={range} onChange={change} state={state}>
        {(usage) =>
          usage.types.length === 0 ? (
            <EmptyState
              compact
              icon="sparkles"
              title="이 기간에는 만든 문서가 없어요"
              description="기간을 넓혀 보세요."
            />
          ) : (
            <Usage usage={usage} />
          )
        }
      </PeriodStates>
    </Stack>
  );
}
