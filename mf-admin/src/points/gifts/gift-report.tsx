import { useEndpoint } from '@danji/api-client';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { GiftLine, GiftReport as Report } from '@danji/contracts/points/coupon-gift';
import { getVoucherBalance } from '@danji/contracts/points/voucher-good.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, DataTable, Stack, type TableColumn, Text } from '@danji/ui';
import { SheetVerdict } from '../../shared/sheet-verdict.tsx';

const COLUMNS: readonly TableColumn<GiftLine>[] = [
  { key: 'row', header: '줄', whole: true, cell: ({ row }) => `${row}행` },
  {
    key: 'name',
    header: '회원',
    cell: ({ name, user_id }) => [name, user_id && `${user_id}번`].filter(Boolean).join(' · ') || '-',
  },
  {
    key: 'reasons',
    header: '확인',
    cell: ({ reasons }) =>
      reasons.length === 0
        ? '보낼 수 있어요'
        : reasons.map((reason) => (
            <Text key={reason} size="sm" tone="danger">
              {reason}
            </Text>
          )),
  },
];

/** Shows the cost of the vouchers, and whether the balance at the provider is enough for it. */
function Cost({ report: { cost, lines } }: { report: Report }) {
  const { data } = useEndpoint(getVoucherBalance, {}, { refreshOnFocus: false });
  return (
    <>
      <Text numeric>
        {`받는 회원 ${formatNumber(lines.length)}명 · 비용 ${formatWon(cost)}${data ? ` · 비즈머니 ${formatWon(data.balance)}` : ''}`}
      </Text>
      {data && data.balance < cost ? (
        <Alert tone="warning" title="비즈머니가 모자라요">
          모자란 만큼은 보내지 못해요. 충전한 뒤 실패한 상품권만 다시 보낼 수 있어요.
        </Alert>
      ) : null}
    </>
  );
}

/** Shows the outcome of each line of a sheet, the wrong ones first, and the cost. */
export function GiftReport({ report }: { report: Report }) {
  const { lines, gift_id: giftId, is_saved: isSaved } = report;
  return (
    <Stack gap={4}>
      <SheetVerdict
        report={report}
        action="발송"
        consequence="회원의 포인트는 그대로예요. 상품권이 발급되면 회원에게 알려요."
      />
      {giftId !== null && !isSaved ? (
        <Anchor asChild>
          <Link to={webPaths.adminCouponGift(giftId)}>먼저 보낸 상품권 보기</Link>
        </Anchor>
      ) : null}
      {lines.length > 0 ? <Cost report={report} /> : null}
      <DataTable
        label="보낼 회원"
        columns={COLUMNS}
        rows={lines.toSorted((a, b) => b.reasons.length - a.reasons.length || a.row - b.row)}
        rowKey={({ row }) => row}
        maxHeight="24rem"
      />
    </Stack>
  );
}
