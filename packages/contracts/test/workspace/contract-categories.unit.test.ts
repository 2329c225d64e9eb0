import { expect, test } from '@jest/globals';
import {
  CONTRACT_TYPES,
  contractTypeOf,
  findContractType,
  findSubCategories,
  findSubCategory,
  listContractCategories,
  toContractTypeName,
  toSubCategoryName,
  SUB_CATEGORY_CODES,
} from '../../src/codes/contract-categories.ts';

test('there are four types with 45 sub-categories each, every code once', () => {
  expect(
    CONTRACT_TYPES.map((type) => SUB_CATEGORY_CODES.filter((code) => contractTypeOf(code) === type).length),
  ).toEqual([45, 45, 45, 45]);
  expect(new Set(SUB_CATEGORY_CODES).size).toBe(180);
  expect(contractTypeOf(1499)).toBeUndefined();
});

test('the tree has every sub-category as a leaf, and every value once', () => {
  const groups = listContractCategories().flatMap(({ children = [] }) => children);
  expect(groups).toHaveLength(14);
  const leaves = groups.flatMap(({ children = [] }) => children);
  expect(leaves.map(({ value }) => Number(value))).toEqual([...SUB_CATEGORY_CODES]);
  expect(leaves.every(({ value, label }) => toSubCategoryName(Number(value)) === label)).toBe(true);
});

test('a type and a sub-category are found the way people write them', () => {
  expect(CONTRACT_TYPES.map((type) => findContractType(toContractTypeName(type)))).toEqual([1, 2, 3, 4]);
  expect([
    findContractType('공사'),
    findContractType('판매'),
    findContractType('기타'),
    findContractType('2'),
    findContractType(''),
    findContractType('경비'),
  ]).toEqual([1, 3, 4, 2, undefined, undefined]);
  expect([
    findSubCategory(2, '경비 용역'),
    findSubCategory(2, '경비용역'),
    findSubCategory(2, '502'),
    findSubCategory(1, '경비 용역'),
    findSubCategory(2, ''),
  ]).toEqual([502, 502, 502, undefined, undefined]);
  for (const code of SUB_CATEGORY_CODES)
    expect(findSubCategory(contractTypeOf(code) ?? 1, toSubCategoryName(code))).toBe(code);
});

test('a search finds the sub-categories whose names contain it', () => {
  expect(findSubCategories('경비')).toEqual(expect.arrayContaining([502, 504]));
  expect(findSubCategories('  ')).toEqual([]);
});
