import { formatNumber } from '@danji/contracts/format/number';
import type { StockChange } from '@danji/contracts/shop/staff-product';

const sign = (amount: number): string => (amount > 0 ? `+${formatNumber(amount)}` : formatNumber(amount));

/** A change of stock as the history shows it. */
export const toStockEntry = ({ id, option_name, amount, stock, reason, user, created }: StockChange) => ({
  id,
  title: `${reason} · ${sign(amount)}개`,
  by: user?.name ?? '시스템',
  at: created,
  changes: [
    {
      label: option_name || '상품 전체',
      before: `${formatNumber(stock - amount)}개`,
      after: `${formatNumber(stock)}개`,
    },
  ],
});
