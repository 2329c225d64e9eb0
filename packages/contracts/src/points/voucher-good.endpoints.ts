import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, nullable, ok, oneOf, search, strictObject, text } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { goodsCode, voucherBalance, voucherGood, voucherSync } from './voucher-good.ts';

export const listVoucherGoods = defineEndpoint({
  id: 'points.list_goods',
  title: '상품권 상품 목록',
  method: 'GET',
  path: '/api/points/gifti_coupon_thumbs/',
  audience: ['everybody'],
  reads: ['voucher_good'],
  summary: 'Goods of the voucher provider as they were read last.',
  query: strictObject({
    ...endlessPageQuery,
    search,
    brand: Type.Optional(text('브랜드', 100)),
    state: Type.Optional(voucherGood.properties.state),
    ordering: Type.Optional(oneOf('goods_name', 'sale_price', '-sale_price')),
  }),
  response: pageOf(voucherGood),
});

export const getVoucherGood = defineEndpoint({
  id: 'points.get_good',
  title: '상품권 상품 보기',
  method: 'GET',
  path: '/api/points/gifti_coupon/',
  audience: ['everybody'],
  reads: ['voucher_good'],
  summary: 'One good of the voucher provider.',
  query: strictObject({ goods_code: goodsCode }),
  response: voucherGood,
});

export const downloadGoodPicture = defineEndpoint({
  id: 'points.good_picture',
  title: '상품권 상품 이미지',
  method: 'GET',
  path: '/api/points/gifti_coupon_picture/{goods_code}/',
  params: strictObject({ goods_code: goodsCode }),
  audience: ['everybody'],
  origin: 'extension',
  summary: 'The picture of a good, stored here so that visitors load nothing from the provider.',
  response: Type.Unsafe<unknown>(binary),
  responseTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
});

export const getVoucherBalance = defineEndpoint({
  id: 'points.voucher_balance',
  title: '상품권 잔액 확인',
  method: 'POST',
  isReadOnly: true,
  path: '/api/points/gifti_coupon_balance/',
  audience: ['staff'],
  reads: ['voucher_good'],
  summary: 'The balance at the voucher provider, asked now, and the last reading of its catalogue.',
  response: voucherBalance,
});

export const getVoucherSync = defineEndpoint({
  id: 'points.voucher_sync',
  title: '상품권 상품 갱신 결과',
  method: 'GET',
  path: '/api/points/gifti_coupon_sync/',
  audience: ['staff'],
  reads: ['voucher_good'],
  origin: 'extension',
  summary:
    'The last reading of the catalogue: its progress, what it changed, or why it failed. The provider is not asked.',
  response: strictObject({ sync: nullable(voucherSync) }),
});

export const refreshVoucherGoods = defineEndpoint({
  id: 'points.refresh_goods',
  title: '상품권 상품 갱신',
  method: 'POST',
  path: '/api/points/gifti_coupon_refresh/',
  audience: ['staff'],
  changes: ['voucher_good'],
  summary: 'Starts reading the catalogue of the voucher provider, unless a reading is running.',
  response: ok,
});
