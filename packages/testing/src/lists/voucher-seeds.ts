import { AGO, marked, one, owned, type Seed, TEXT, TIMES } from './seed.ts';

const BRAND_NAME = marked(`'표시한브랜드'`, `'다른브랜드'`);
const CATEGORY = marked(`'커피'`, `'빵'`);

export const VOUCHER_GOODS = one('voucher_good', {
  goods_code: `'G' || n`,
  goods_name: TEXT,
  brand_code: `'BR'`,
  brand_name: BRAND_NAME,
  category: CATEGORY,
  goods_type: `''`,
  affiliate: `''`,
  picture_url: `''`,
  real_price: 'n % 100000',
  sale_price: 'n % 100000',
  discount_rate: '0',
  limit_day: '93',
  state: marked(`'SUS'`, `'SALE'`),
  is_amount: 'false',
  has_picture: 'true',
  content: `''`,
  data: `'{}'`,
  first_seen: AGO,
  last_seen: AGO,
});
const COUPON_ROWS = one('coupon', {
  nano_id: `lpad(n::text, 21, '0')`,
  title: TEXT,
  goods_code: `'G' || n`,
  // Triggers do not run while tables are filled.
  good_state: `'SALE'`,
  brand_name: BRAND_NAME,
  category: CATEGORY,
  price: '1 + n % 100000',
  date_start: `date '2026-01-01'`,
  date_end: `date '2099-01-01'`,
  require_recommands: '0',
  require_point: '0',
  application_type: '1',
  ...TIMES,
});
export const COUPONS: readonly Seed[] = [
  ...VOUCHER_GOODS.map((seed) => ({ ...seed, columns: { ...seed.columns, state: `'SALE'` } })),
  ...COUPON_ROWS,
  // One of the filters is for coupons that the member can afford.
  {
    table: 'point_entry',
    columns: {
      id: '1',
      user_id: ':general:',
      position: '1',
      history_type: '4',
      point: '60000',
      balance: '60000',
      earned: '60000',
      cause_key: `'test:1:given'`,
      description: `''`,
      data: `'{}'`,
      created: 'now()',
    },
    from: '(select where not exists (select from point_entry)) as first',
  },
];
export const COUPON_CHANGES = one('coupon_change', {
  coupon_id: owned('coupon', 'otherCoupon'),
  user_id: ':admin:',
  kind: `'changed'`,
  fields: `'[]'`,
  created: AGO,
});
export const VOUCHER_COSTS = [
  ...COUPONS,
  ...one('voucher_cost', {
    month: marked(`date '2026-11-01'`, `(date '2020-01-01' + n % 70 * interval '1 month')::date`),
    coupon_id: `(select id from coupon where nano_id = lpad(n::text, 21, '0'))`,
    brand_name: marked(`'표시한브랜드'`, `'다른브랜드'`),
    issued: '10',
    gifts: '1',
    cost: 'n % 100000',
    points: '45000',
    refunded: '1',
    refunded_cost: '4500',
    refunded_points: '5000',
  }),
];
export const APPLICATIONS = [
  ...COUPONS,
  ...one('coupon_application', {
    uuid: `lpad(n::text, 21, '0')`,
    coupon_id: owned('coupon', 'otherCoupon'),
    user_id: owned('general', 'other'),
    payment_price: '0',
    gift_id: 'n',
    application_status: marked('2', '3'),
    tel: `'01012345678'`,
    ...TIMES,
  }),
];
export const COUPON_GIFTS = one('coupon_gift', {
  coupon_id: ':coupon:',
  user_id: ':admin:',
  reason: TEXT,
  key: 'n::text',
  created: AGO,
  finished: AGO,
});
