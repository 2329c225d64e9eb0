import { toApiError } from '@danji/api-client';
import { formatNumber } from '@danji/contracts/format/number';
import type { ProductSheetLine } from '@danji/contracts/shop/product-sheet';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import {
  Alert,
  Anchor,
  Badge,
  Button,
  DataTable,
  ExportButton,
  Flex,
  ProgressBar,
  Stack,
  type TableColumn,
  Text,
} from '@danji/ui';
import { type LineResult, useApplying } from './use-applying.ts';

const STATES = {
  ready: { label: '적용할 수 있음', tone: 'brand' },
  same: { label: '바뀌는 것 없음', tone: 'neutral' },
  done: { label: '적용함', tone: 'success' },
  wrong: { label: '고쳐야 함', tone: 'danger' },
} as const;

const EXPORTED = [
  { header: '줄', exportValue: ({ line }: LineResult) => line.row },
  { header: '상품 코드', exportValue: ({ line }: LineResult) => line.code },
  { header: '결과', exportValue: ({ state }: LineResult) => STATES[state].label },
  { header: '이유', exportValue: ({ reasons }: LineResult) => reasons.join(' ') },
];

const Subject = ({ line: { product_id, code, name } }: { line: ProductSheetLine }) => (
  <>
    {product_id === null ? (
      <Text as="span" overflowWrap="anywhere">{`${name || '-'} (새 상품)`}</Text>
    ) : (
      <Anchor asChild overflowWrap="anywhere">
        <Link to={webPaths.adminProduct(product_id)}>{name}</Link>
      </Anchor>
    )}
    <Text as="span" display="block" size="sm" tone="subtle" overflowWrap="anywhere">
      {code || '코드 없음'}
    </Text>
  </>
);

const Changes = ({ line: { changes } }: { line: ProductSheetLine }) =>
  changes.length === 0 ? (
    '-'
  ) : (
    <Stack as="ul" gap={1} listStyleType="none">
      {changes.map(({ column, before, after }) => (
        <Text as="li" key={column} size="sm" overflowWrap="anywhere">
          {before === null ? `${column}: ${after}` : `${column}: ${before} → ${after}`}
        </Text>
      ))}
    </Stack>
  );

const COLUMNS: readonly TableColumn<LineResult>[] = [
  { key: 'row', header: '줄', whole: true, cell: ({ line }) => `${line.row}행` },
  { key: 'product', header: '상품', cell: ({ line }) => <Subject line={line} /> },
  { key: 'changes', header: '바뀌는 내용', cell: ({ line }) => <Changes line={line} /> },
  {
    key: 'state',
    header: '결과',
    cell: ({ state, reasons }) => (
      <>
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        {reasons.map((reason) => (
          <Text key={reason} size="sm" tone="danger">
            {reason}
          </Text>
        ))}
      </>
    ),
  },
];

function Verdict({ results }: { results: readonly LineResult[] }) {
  const count = (state: LineResult['state']) => results.filter((result) => result.state === state).length;
  const [wrong, ready, done, same] = [count('wrong'), count('ready'), count('done'), count('same')];
  const title = [
    ready > 0 && `${formatNumber(ready)}줄을 적용할 수 있어요`,
    done > 0 && `${formatNumber(done)}줄을 적용했어요`,
    same > 0 && `${formatNumber(same)}줄은 바뀌는 것이 없어요`,
    wrong > 0 && `${formatNumber(wrong)}줄을 고쳐 주세요`,
  ].filter((part) => part !== false);
  return (
    <Alert tone={wrong > 0 ? 'warning' : 'success'} announce title={title.join(' · ')}>
      {wrong > 0
        ? '고칠 줄은 빼고 적용해요. 고친 뒤 다시 올려 주세요.'
        : '적용을 누르기 전에는 아무것도 바뀌지 않아요.'}
    </Alert>
  );
}

/** Shows what each line changes, those to mend first; the others are applied here. */
export function ProductSheetReport({ lines, onOther }: { lines: readonly ProductSheetLine[]; onOther: () => void }) {
  const { results, ready, isRunning, progress, run } = useApplying(lines);
  return (
    <Stack gap={4}>
      {isRunning ? <ProgressBar label="상품을 적용하는 중" value={progress} /> : <Verdict results={results} />}
      <DataTable
        label="상품 줄"
        columns={COLUMNS}
        rows={results.toSorted((a, b) => b.reasons.length - a.reasons.length || a.line.row - b.line.row)}
        rowKey={({ line }) => line.row}
        maxHeight="28rem"
      />
      <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
        <ExportButton
          size="md"
          fileName="상품 적용 결과"
          columns={EXPORTED}
          toMessage={(error) => toApiError(error).title}
          rowsForExport={() => Promise.resolve({ rows: results, count: results.length, isCapped: false })}
        />
        <Button variant="outline" disabled={isRunning} onClick={onOther}>
          다른 파일 고르기
        </Button>
        {ready > 0 ? (
          <Button loading={isRunning} onClick={() => void run()}>{`${formatNumber(ready)}줄 적용`}</Button>
        ) : null}
      </Flex>
    </Stack>
  );
}
