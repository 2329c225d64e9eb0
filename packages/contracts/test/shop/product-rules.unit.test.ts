import type { NanoId } from '@danji/contracts/fields';
import {
  findMainImage,
  isSoldOut,
  toDiscountRatio,
  toItemPrice,
  toOptionKey,
  toShippingFee,
  validateProduct,
} from '@danji/contracts/shop/product-rules';
import { expect, test } from '@jest/globals';
import { assert, integer, property, uniqueArray } from 'fast-check';

const option = (stock: number, is_active = true) => ({
  id: 1,
  product_id: 1,
  group_name: '크기',
  name: '소형',
  price: 0,
  stock,
  is_active,
});
const image = (file_id: string, is_main = false) => ({ file_id: file_id as NanoId, is_main });

test.each([
  [30_000, 27_000, 10],
  [15_000, 9_990, 33],
  [200, 199, 1],
  [1_000, 0, 100],
  [1_000, 1_000, 0],
  [0, 0, 0],
  [1_000, 2_000, 0],
])('%i won for %i won is a discount of %i percent', (original_price, price, ratio) =>
  expect(toDiscountRatio({ original_price, price })).toBe(ratio),
);

test('the main picture is the marked one, otherwise the first in order', () => {
  const images = [
    { is_main: false, order: 2 },
    { is_main: false, order: 1 },
  ];
  expect(findMainImage(images)?.order).toBe(1);
  expect(findMainImage([...images, { is_main: true, order: 3 }])?.order).toBe(3);
  expect(findMainImage([])).toBeUndefined();
});

test('the price of a unit is the sum of its options, and that of the product only without any', () => {
  expect(toItemPrice({ price: 5_000 }, [])).toBe(5_000);
  expect(toItemPrice({ price: 5_000 }, [{ price: 3_000 }, { price: 0 }])).toBe(3_000);
});

test('the key of options is the same in whatever order they were chosen', () => {
  expect(toOptionKey([12, 3])).toBe('3-12');
  expect(toOptionKey([])).toBe('');
  assert(
    property(uniqueArray(integer({ min: 1, max: 1_000_000 }), { maxLength: 5 }), (ids) => {
      expect(toOptionKey(ids.toReversed())).toBe(toOptionKey(ids));
    }),
  );
});

test('free shipping covers the fee, and never what islands pay more', () => {
  const product = {
    shipping_fee: 3_000,
    shipping_fee_mountain: 5_000,
    is_free_shipping: false,
    min_free_shipping_amount: 50_000,
  };
  expect(toShippingFee(product, 49_999, false)).toEqual({ fee: 3_000, surcharge: 0 });
  expect(toShippingFee(product, 50_000, true)).toEqual({ fee: 0, surcharge: 5_000 });
  expect(toShippingFee({ ...product, min_free_shipping_amount: null }, 90_000, false).fee).toBe(3_000);
  expect(toShippingFee({ ...product, is_free_shipping: true }, 0, true)).toEqual({ fee: 0, surcharge: 5_000 });
});

test('a product is sold out by its mark, without stock, or when one group has nothing that can be had', () => {
  const product = { is_marked_sold_out: false, stock: 1 };
  const groups = (...lists: ReturnType<typeof option>[][]) => ({
    option_groups: lists.map((options, order) => ({ id: order + 1, name: '크기', order, options })),
  });
  expect(isSoldOut(product, groups())).toBe(false);
  expect(isSoldOut({ ...product, is_marked_sold_out: true }, groups())).toBe(true);
  expect(isSoldOut({ ...product, stock: 0 }, groups())).toBe(true);
  expect(isSoldOut(product, groups([option(0), option(1)]))).toBe(false);
  expect(isSoldOut(product, groups([option(1)], [option(0), option(5, false)]))).toBe(true);
});

test('a product has no price above its original one, and one main picture', () => {
  const prices = { original_price: 1_000, price: 1_000 };
  expect(validateProduct({ ...prices, images: [image('a', true), image('b')] })).toEqual({});
  expect(Object.keys(validateProduct({ ...prices, price: 1_001, images: [] }))).toEqual(['original_price']);
  expect(Object.keys(validateProduct({ ...prices, images: [image('a', true), image('b', true)] }))).toEqual(['images']);
  expect(Object.keys(validateProduct({ ...prices, images: [image('a'), image('a')] }))).toEqual(['images']);
});
