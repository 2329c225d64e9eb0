import { toApiError } from '@danji/api-client';
import { formatNumber } from '@danji/contracts/format/number';
import {
  Alert,
  Badge,
  Button,
  DataTable,
  ExportButton,
  Flex,
  ProgressBar,
  Stack,
  type TableColumn,
  Text,
  type Tone,
} from '@danji/ui';

/** The result of a line of a sheet: `ready` can still be done, `same` has nothing to do. */
export type LineState = 'ready' | 'same' | 'done' | 'wrong';
export type LineResult<L> = { line: L; state: LineState; reasons: readonly string[] };

type ExportColumn<R> = { header: string; exportValue: (row: R) => string | number };

/** The results of the lines of a sheet, and the way to do those that are ready. */
export type LineRuns<L> = {
  results: readonly LineResult<L>[];
  isRunning: boolean;
  /** The part that is done, from 0 to 1. */
  progress: number;
  run: () => Promise<void>;
};

const TONES: Record<LineState, Tone> = { ready: 'brand', same: 'neutral', done: 'success', wrong: 'danger' };

/** The name of a state, by the verb of what is done: `적용`. */
export const toStateName = (state: LineState, action: string): string =>
  ({ ready: `${action}할 수 있음`, same: '바뀌는 것 없음', done: `${action}함`, wrong: '고쳐야 함' })[state];

/** The columns of an export before and after those of the subject. */
export const exportColumns = <L extends { row: number }>(
  columns: readonly ExportColumn<LineResult<L>>[],
): ExportColumn<LineResult<L>>[] => [
  { header: '줄', exportValue: ({ line }) => line.row },
  ...columns,
  { header: '이유', exportValue: ({ reasons }) => reasons.join(' ') },
];

type LineReportProps<L> = {
  lines: LineRuns<L>;
  /** The name of the table: `상품 줄`. */
  label: string;
  /** The name of the work while it runs. */
  progressLabel: string;
  /** A verb: `적용`. */
  action: string;
  /** The way on when lines are wrong, and the consequence when none is. */
  advice: { wrong: string; right: string };
  /** The columns between the line and its result. */
  columns: readonly TableColumn<LineResult<L>>[];
  /** The file that an operator downloads and mends; without rows there is none. */
  exported: { name: string; columns: readonly ExportColumn<LineResult<L>>[]; rows: readonly LineResult<L>[] };
  onOther: () => void;
};

function Verdict<L>({ lines: { results }, action, advice }: Pick<LineReportProps<L>, 'lines' | 'action' | 'advice'>) {
  const count = (state: LineState) => results.filter((result) => result.state === state).length;
  const [wrong, ready, done, same] = [count('wrong'), count('ready'), count('done'), count('same')];
  const title = [
    ready > 0 && `${formatNumber(ready)}줄을 ${action}할 수 있어요`,
    done > 0 && `${formatNumber(done)}줄을 ${action}했어요`,
    same > 0 && `${formatNumber(same)}줄은 바뀌는 것이 없어요`,
    wrong > 0 && `${formatNumber(wrong)}줄을 고쳐 주세요`,
  ].filter((part) => part !== false);
  return (
    <Alert tone={wrong > 0 ? 'warning' : 'success'} announce title={title.join(' · ')}>
      {wrong > 0 ? advice.wrong : advice.right}
    </Alert>
  );
}

const Result = ({ state, reasons, action }: { state: LineState; reasons: readonly string[]; action: string }) => (
  <>
    <Badge tone={TONES[state]}>{toStateName(state, action)}</Badge>
    {reasons.map((reason) => (
      <Text key={reason} size="sm" tone="danger">
        {reason}
      </Text>
    ))}
  </>
);

const toShownColumns = <L extends { row: number }>(
  columns: readonly TableColumn<LineResult<L>>[],
  action: string,
): TableColumn<LineResult<L>>[] => [
  { key: 'row', header: '줄', whole: true, cell: ({ line }) => `${line.row}행` },
  ...columns,
  { key: 'state', header: '결과', cell: (result) => <Result {...result} action={action} /> },
];

/** Shows the result of each line of a sheet, those to mend first; the others are done here. */
export function LineReport<L extends { row: number }>(props: LineReportProps<L>) {
  const { lines, label, progressLabel, action, columns, exported, onOther } = props;
  const { results, isRunning, progress, run } = lines;
  const ready = results.filter(({ state }) => state === 'ready').length;
  return (
    <Stack gap={4}>
      {isRunning ? <ProgressBar label={progressLabel} value={progress} /> : <Verdict {...props} />}
      <DataTable
        label={label}
        columns={toShownColumns(columns, action)}
        rows={results.toSorted((a, b) => b.reasons.length - a.reasons.length || a.line.row - b.line.row)}
        rowKey={({ line }) => line.row}
        maxHeight="28rem"
      />
      <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
        {exported.rows.length > 0 ? (
          <ExportButton
            size="md"
            fileName={exported.name}
            columns={exported.columns}
            toMessage={(error) => toApiError(error).title}
            rowsForExport={() => Promise.resolve({ rows: exported.rows, count: exported.rows.length, isCapped: false })}
          />
        ) : null}
        <Button variant="outline" disabled={isRunning} onClick={onOther}>
          다른 파일 고르기
        </Button>
        {ready > 0 ? (
          <Button loading={isRunning} onClick={() => void run()}>{`${formatNumber(ready)}줄 ${action}`}</Button>
        ) : null}
      </Flex>
    </Stack>
  );
}
