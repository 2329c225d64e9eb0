import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { SalesReport } from '@danji/contracts/shop/sales';
import { Grid, LineChart, Stack } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { Figure } from '../../shared/figure.tsx';
import { CATEGORY_COLUMNS, DAY_COLUMNS, METHOD_COLUMNS, PRODUCT_COLUMNS, toRefundRate } from './sales-columns.tsx';
import { SalesTable } from './sales-table.tsx';

function SalesFigureCards({ sums }: Pick<SalesReport, 'sums'>) {
  const { orders, sales, refunds, refund_amount } = sums;
  return (
    // With large text the cards stand below one another.
    <Grid
      gridTemplateColumns={{ base: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
      gap={4}
    >
      <Figure label="매출" value={formatWon(sales)} />
      <Figure label="주문" value={`${formatNumber(orders)}건`} />
      <Figure label="주문 한 건 평균" value={orders > 0 ? formatWon(Math.round(sales / orders)) : '-'} />
      <Figure label="환불" value={formatWon(refund_amount)} note={`${formatNumber(refunds)}건`} />
      <Figure label="환불률" value={toRefundRate(sums)} note="이 기간의 환불 ÷ 이 기간의 매출" />
      <Figure label="남은 매출" value={formatWon(sales - refund_amount)} note="매출 − 환불" />
    </Grid>
  );
}

/** The sales of a period: its sums, its days as a chart and a table, products, categories and methods. */
export function SalesView({ report: { sums, days, products, categories, methods } }: { report: SalesReport }) {
  return (
    <Stack gap={5}>
      <SalesFigureCards sums={sums} />
      <DetailCard title="날마다 매출과 환불">
        <LineChart
          label="날마다 매출과 환불"
          categoryLabel="날짜"
          categories={days.map(({ date }) => date.slice(2).replaceAll('-', '.'))}
          format={formatWon}
          series={[
            { name: '매출', values: days.map(({ sales }) => sales) },
            { name: '환불', values: days.map(({ refund_amount }) => refund_amount), tone: 'warning' },
          ]}
        />
      </DetailCard>
      <SalesTable
        title="상품별"
        note="매출이 큰 순서로 50개까지 보여요."
        columns={PRODUCT_COLUMNS}
        rows={products}
        rowKey={({ id }) => id}
      />
      <SalesTable
        title="분류별"
        note="상품이 지금 있는 분류로 모아요. 매출이 큰 순서로 50개까지 보여요."
        columns={CATEGORY_COLUMNS}
        rows={categories}
        rowKey={({ id }) => id}
      />
      <SalesTable
        title="결제 수단별"
        note="포인트와 함께 결제한 주문은 두 줄에 모두 세고, 금액은 나누어 더해요."
        columns={METHOD_COLUMNS}
        rows={methods}
        rowKey={({ method }) => method ?? ''}
      />
      <SalesTable title="날짜별" columns={DAY_COLUMNS} rows={days} rowKey={({ date }) => date} />
    </Stack>
  );
}
