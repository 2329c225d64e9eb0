import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { StaffProductLine } from '@danji/contracts/shop/product';
import { listStaffProducts } from '@danji/contracts/shop/product-staff.endpoints';
import { ChoiceLine, PagedChoice } from '../../shared/paged-choice.tsx';

const describe = ({ price, stock, is_sold_out }: StaffProductLine): string =>
  `${formatWon(price)} · ${is_sold_out ? '품절' : `재고 ${formatNumber(stock)}개`}`;

/** Finds a product that is on sale, page by page. */
export const ProductSearch = ({ onPick }: { onPick: (product: StaffProductLine) => void }) => (
  <PagedChoice
    call={listStaffProducts}
    filter={{ is_active: true }}
    searchLabel="상품 이름으로 찾기"
    empty="찾는 상품이 없어요"
    toKey={({ id }) => id}
    onPick={onPick}
  >
    {(product) => <ChoiceLine name={product.name} note={describe(product)} />}
  </PagedChoice>
);
