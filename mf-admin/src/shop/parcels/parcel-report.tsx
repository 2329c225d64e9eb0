import { toApiError } from '@danji/api-client';
import { formatNumber } from '@danji/contracts/format/number';
import type { ParcelLine } from '@danji/contracts/shop/parcel-sheet';
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
import { type ParcelResult, useShipping } from './use-shipping.ts';

const STATES = {
  ready: { label: '발송할 수 있음', tone: 'brand' },
  sent: { label: '발송함', tone: 'success' },
  wrong: { label: '고쳐야 함', tone: 'danger' },
} as const;

/** The file that an operator downloads and mends: the columns of the template, and why. */
const EXPORTED = [
  { header: '줄', exportValue: ({ line }: ParcelResult) => line.row },
  { header: '주문번호', exportValue: ({ line }: ParcelResult) => line.order_text },
  { header: '택배사', exportValue: ({ line }: ParcelResult) => line.post_company },
  { header: '송장번호', exportValue: ({ line }: ParcelResult) => line.post_tracking_number },
  { header: '이유', exportValue: ({ reasons }: ParcelResult) => reasons.join(' ') },
];

const COLUMNS: readonly TableColumn<ParcelResult>[] = [
  { key: 'row', header: '줄', whole: true, cell: ({ line }) => `${line.row}행` },
  {
    key: 'order',
    header: '주문번호',
    cell: ({ line: { order_id, order_text, product_name, delivery_name } }) =>
      product_name === '' || order_id === null ? (
        order_text || '-'
      ) : (
        <>
          <Anchor asChild>
            <Link to={webPaths.adminOrder(order_id)}>{order_text}</Link>
          </Anchor>
          <Text as="span" display="block" size="sm" tone="subtle" overflowWrap="anywhere">
            {`${product_name} · ${delivery_name}`}
          </Text>
        </>
      ),
  },
  {
    key: 'parcel',
    header: '택배사 · 송장번호',
    cell: ({ line }) => [line.post_company, line.post_tracking_number].filter(Boolean).join(' ') || '-',
  },
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

function Verdict({ failed, ready, sent }: { failed: number; ready: number; sent: number }) {
  const title = [
    ready > 0 && `${formatNumber(ready)}줄을 발송할 수 있어요`,
    sent > 0 && `${formatNumber(sent)}줄을 발송했어요`,
    failed > 0 && `${formatNumber(failed)}줄을 고쳐 주세요`,
  ].filter((part) => part !== false);
  return (
    <Alert tone={failed > 0 ? 'warning' : 'success'} announce title={title.join(' · ')}>
      {failed > 0 ? '고칠 줄은 빼고 발송해요. 내려받아 고친 뒤 다시 올려 주세요.' : '발송하면 주문한 회원에게 알려요.'}
    </Alert>
  );
}

/** Shows the result of each line, those to mend first; the others are shipped here. */
export function ParcelReport({ lines, onOther }: { lines: readonly ParcelLine[]; onOther: () => void }) {
  const { results, ready, isRunning, progress, run } = useShipping(lines);
  const failed = results.filter(({ state }) => state === 'wrong');
  const sent = results.filter(({ state }) => state === 'sent').length;
  return (
    <Stack gap={4}>
      {isRunning ? (
        <ProgressBar label="주문을 발송하는 중" value={progress} />
      ) : (
        <Verdict failed={failed.length} ready={ready} sent={sent} />
      )}
      <DataTable
        label="발송할 줄"
        columns={COLUMNS}
        rows={results.toSorted((a, b) => b.reasons.length - a.reasons.length || a.line.row - b.line.row)}
        rowKey={({ line }) => line.row}
        maxHeight="24rem"
      />
      <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
        {failed.length > 0 ? (
          <ExportButton
            size="md"
            fileName="고칠 송장 번호"
            columns={EXPORTED}
            toMessage={(error) => toApiError(error).title}
            rowsForExport={() => Promise.resolve({ rows: failed, count: failed.length, isCapped: false })}
          />
        ) : null}
        <Button variant="outline" disabled={isRunning} onClick={onOther}>
          다른 파일 고르기
        </Button>
        {ready > 0 ? (
          <Button loading={isRunning} onClick={() => void run()}>{`${formatNumber(ready)}줄 발송`}</Button>
        ) : null}
      </Flex>
    </Stack>
  );
}
