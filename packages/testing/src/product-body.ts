import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { createProduct } from '@danji/contracts/shop/product-staff.endpoints';

export type ProductBody = BodyOf<typeof createProduct>;

/** A fire extinguisher; `given` is what a test is about. */
export const productBody = (category: number, given: Partial<ProductBody> = {}): ProductBody => ({
  code: 'FS-001',
  stock: 10,
  name: '분말 소화기',
  description: '복도에 두는 소화기',
  original_price: 30_000,
  price: 27_000,
  category,
  is_active: true,
  is_marked_sold_out: false,
  stock_alarm: null,
  shipping_fee: 3_000,
  shipping_fee_mountain: 5_000,
  shipping_days: 2,
  shipping_group: '기본',
  is_free_shipping: false,
  min_free_shipping_amount: 50_000,
  point_fee_buyer: 270,
  point_fee_buyer_tier1: null,
  point_fee_buyer_tier2: null,
  point_fee_buyer_tier3: 500,
  point_fee_recommander: 100,
  point_fee_recommander_tier1: null,
  point_fee_recommander_tier2: null,
  point_fee_recommander_tier3: null,
  point_fee_master: 50,
  point_fee_master_tier1: null,
  point_fee_master_tier2: null,
  point_fee_master_tier3: null,
  product_notice: [{ name: '제조국', value: '대한민국' }],
  detail_info: toDocument('분말이 굳지 않는 소화기예요.'),
  shipping_info: toDocument('이틀 안에 보내요.'),
  return_info: toDocument('7일 안에 바꿔 드려요.'),
  images: [],
  ...given,
});
