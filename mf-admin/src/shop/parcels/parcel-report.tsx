import type { ParcelLine } from '@danji/contracts/shop/parcel-sheet';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, type TableColumn, Text } from '@danji/ui';
import { exportColumns, LineReport, type LineResult } from '../../shared/line-report.tsx';
import { useShipping } from './use-shipping.ts';

/** The columns of the template. */
const EXPORTED = exportColumns<ParcelLine>([
  { header: '주문번호', exportValue: ({ line }) => line.order_text },
  { header: '택배사', exportValue: ({ line }) => line.post_company },
  { header: '송장번호', exportValue: ({ line }) => line.post_tracking_number },
]);

const COLUMNS: readonly TableColumn<LineResult<ParcelLine>>[] = [
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
];

/** Shows the result of each line, those to mend first; the others are shipped here. */
export function ParcelReport({ lines, onOther }: { lines: readonly ParcelLine[]; onOther: () => void }) {
  const shipping = useShipping(lines);
  const rows = shipping.results.filter(({ state }) => state === 'wrong');
  return (
    <LineReport
      lines={shipping}
      label="발송할 줄"
      progressLabel="주문을 발송하는 중"
      action="발송"
      advice={{
        wrong: '고칠 줄은 빼고 발송해요. 내려받아 고친 뒤 다시 올려 주세요.',
        right: '발송하면 주문한 회원에게 알려요.',
      }}
      columns={COLUMNS}
      exported={{ name: '고칠 송장 번호', columns: EXPORTED, rows }}
      onOther={onOther}
    />
  );
}
