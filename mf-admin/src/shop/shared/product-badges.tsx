import type { StaffProductLine } from '@danji/contracts/shop/product';
import { Badge } from '@danji/ui';

type SaleProps = { product: Pick<StaffProductLine, 'is_active'> };
type SoldOutProps = { product: Pick<StaffProductLine, 'is_sold_out' | 'is_marked_sold_out'> };

/** Whether the shop shows a product. */
export const SaleBadge = ({ product: { is_active } }: SaleProps) =>
  is_active ? <Badge tone="success">판매 중</Badge> : <Badge>숨김</Badge>;

/** Whether a product can be bought, and whether our staff has marked it so. */
export const SoldOutBadge = ({ product: { is_sold_out, is_marked_sold_out } }: SoldOutProps) =>
  is_sold_out ? <Badge tone="danger">{is_marked_sold_out ? '품절 표시' : '품절'}</Badge> : null;
