import { formatPoints, formatWon } from '@danji/contracts/format/number';
import type { Product } from '@danji/contracts/shop/product';
import { DescriptionList } from '@danji/ui';

function describeFee({ is_free_shipping, shipping_fee, min_free_shipping_amount }: Product): string {
  if (is_free_shipping || shipping_fee === 0) return '무료';
  const fee = formatWon(shipping_fee);
  return min_free_shipping_amount === null ? fee : `${fee} (${formatWon(min_free_shipping_amount)} 이상 사면 무료)`;
}

/** Shows the price and the duration of shipping, and the points for a unit. */
export const ShippingFacts = ({ product }: { product: Product }) => (
  <DescriptionList
    items={[
      { term: '배송비', detail: describeFee(product) },
      ...(product.shipping_fee_mountain > 0
        ? [{ term: '제주·도서산간', detail: `${formatWon(product.shipping_fee_mountain)} 추가` }]
        : []),
      { term: '출고', detail: product.shipping_days === 0 ? '주문한 날' : `주문하고 ${product.shipping_days}일 안` },
      ...(product.buyer_points > 0
        ? [{ term: '적립', detail: `구매를 확정하면 1개에 ${formatPoints(product.buyer_points)}` }]
        : []),
      { term: '상품 코드', detail: product.code },
    ]}
  />
);
