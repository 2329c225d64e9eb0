import { allocate, type AmountLine, toAmounts, toLineAmount, toShippingGroups } from '@danji/contracts/shop/amounts';
import { expect, test } from '@jest/globals';
import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check';

const PRODUCT = {
  id: 1,
  original_price: 12_000,
  price: 10_000,
  shipping_group: '기본',
  shipping_fee: 3_000,
  shipping_fee_mountain: 5_000,
  is_free_shipping: false,
  min_free_shipping_amount: null,
};
type Changes = Partial<Omit<AmountLine, 'product'>> & { product?: Partial<AmountLine['product']> };
const line = ({ product, ...rest }: Changes = {}): AmountLine => ({
  product: { ...PRODUCT, ...product },
  options: [],
  additionals: [],
  quantity: 1,
  ...rest,
});
const shippingOf = (lines: AmountLine[], isIsland = false) =>
  toShippingGroups(lines, isIsland).map(({ shipping_fee, island_surcharge }) => [shipping_fee, island_surcharge]);

test('a line costs its options for each unit, and additional items by their own quantity', () => {
  expect(toLineAmount(line({ quantity: 3 }))).toBe(30_000);
  const additionals = [{ price: 500, quantity: 4 }];
  expect(toLineAmount(line({ quantity: 2, options: [{ price: 7_000 }, { price: 1_000 }], additionals }))).toBe(18_000);
});

test('a group pays the highest fee and the highest surcharge once, groups pay for themselves', () => {
  const dear = line({ product: { id: 2, shipping_fee: 4_000, shipping_fee_mountain: 2_000 } });
  const own = line({ product: { id: 3, shipping_group: '대형' } });
  expect(shippingOf([line(), dear])).toEqual([[4_000, 0]]);
  expect(shippingOf([line(), dear, own], true)).toEqual([
    [4_000, 5_000],
    [3_000, 5_000],
  ]);
});

test('the amount of the whole group makes shipping free, which covers no surcharge', () => {
  const from = (amount: number) => line({ product: { min_free_shipping_amount: amount } });
  expect(shippingOf([from(20_000)], true)).toEqual([[3_000, 5_000]]);
  expect(shippingOf([from(20_000), from(15_000)], true)).toEqual([[0, 5_000]]);
  expect(shippingOf([from(20_000), line()])).toEqual([[3_000, 0]]);
  expect(toShippingGroups([from(20_000)], false)[0]?.until_free).toBe(10_000);
  expect(toShippingGroups([from(10_000)], false)[0]?.until_free).toBe(0);
  expect(toShippingGroups([from(20_000), line()], false)[0]?.until_free).toBeNull();
});

const won = integer({ min: 0, max: 100_000_000 });
const anyLine = record({
  product: record({
    id: integer({ min: 1, max: 5 }),
    original_price: won,
    price: won,
    shipping_group: constantFrom('기본', '대형', '냉장'),
    shipping_fee: won,
    shipping_fee_mountain: won,
    is_free_shipping: boolean(),
    min_free_shipping_amount: option(won),
  }),
  options: array(record({ price: won }), { maxLength: 5 }),
  additionals: array(record({ price: won, quantity: integer({ min: 1, max: 9_999 }) }), { maxLength: 5 }),
  quantity: integer({ min: 1, max: 9_999 }),
});

test('the amounts add up to the won, whatever is bought', () =>
  assert(
    property(array(anyLine, { maxLength: 10 }), boolean(), (lines, isIsland) => {
      const groups = toShippingGroups(lines, isIsland);
      const amounts = toAmounts(lines, groups);
      const { goods, discount, shipping_fee, island_surcharge, total } = amounts;
      expect(goods - discount + shipping_fee + island_surcharge).toBe(total);
      expect(groups.reduce((sum, group) => sum + group.goods_amount, 0)).toBe(goods - discount);
      expect(Object.values(amounts).every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      expect(isIsland || island_surcharge === 0).toBe(true);
    }),
  ));

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [1_000, [30_000, 20_000, 0], [600, 400, 0]],
  [5, [0, 0], [3, 2]],
  [0, [7, 9], [0, 0]],
])('%i is divided by %j into %j', (amount, weights, parts) => expect(allocate(amount, weights)).toEqual(parts));

test('divided amounts add up, and none is a won away from its share or above its weight', () =>
  assert(
    property(array(integer({ min: 0, max: 10 ** 12 }), { minLength: 1, maxLength: 30 }), won, (weights, amount) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const parts = allocate(amount, weights);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      for (const [index, weight] of weights.entries()) {
        if (total > 0) expect(Math.abs((parts[index] ?? 0) - (amount * weight) / total)).toBeLessThan(1.001);
        if (amount <= total) expect(parts[index]).toBeLessThanOrEqual(weight);
      }
    }),
  ));
