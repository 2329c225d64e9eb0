import { type CategoryType, CONTRACT_TYPES, type ContractType } from './contract-categories/category-type.ts';
import { GOODS } from './contract-categories/goods.ts';
import { OTHERS } from './contract-categories/others.ts';
import { SERVICES } from './contract-categories/services.ts';
import { WORKS } from './contract-categories/works.ts';

export { CONTRACT_TYPES, type ContractType };

/** Four types of contract with 45 sub-categories each (K-apt codeClassifyType2: works, services, goods, others). */
const TYPES: readonly CategoryType[] = [WORKS, SERVICES, GOODS, OTHERS];

type SubCategory = { code: number; name: string; type: ContractType; typeName: string; group: string };

const ALL: readonly SubCategory[] = TYPES.flatMap(({ type, name: typeName, groups }) =>
  groups.flatMap(({ group, name, items }) =>
    items.map((item, index) => ({ code: group * 100 + index + 1, name: item, type, typeName, group: name })),
  ),
);
const BY_CODE = new Map(ALL.map((each) => [each.code, each]));

/** Codes of all sub-categories, in order. */
export const SUB_CATEGORY_CODES: readonly number[] = ALL.map(({ code }) => code);

/** A node of the tree: type, group or sub-category. The value of a sub-category is its code. */
type CategoryNode = { value: string; label: string; children?: CategoryNode[] };

/** Returns types, groups and sub-categories as a tree to choose from. */
export const listContractCategories = (): CategoryNode[] =>
  TYPES.map(({ type, name, groups }) => ({
    value: `type-${type}`,
    label: name,
    children: groups.map(({ group, name: label, items }) => ({
      value: `group-${group}`,
      label,
      children: items.map((item, index) => ({ value: String(group * 100 + index + 1), label: item })),
    })),
  }));

/** Returns the type of a sub-category; `undefined` for an unknown code. */
export const contractTypeOf = (category2: number): ContractType | undefined => BY_CODE.get(category2)?.type;

/** Returns the name without the explanation in parentheses: `판매`, `기타`. */
export const toContractTypeName = (type: number): string =>
  TYPES.find((each) => each.type === type)?.name.replace(/\([^()]*\)/, '') ?? '알 수 없음';
export const toSubCategoryName = (category2: number): string => BY_CODE.get(category2)?.name ?? '알 수 없음';

const normalise = (text: string): string => text.replaceAll(/[\s·]/g, '').toLowerCase();

/** Finds the sub-categories whose own name contains the text, without regard to spaces. */
export function findSubCategories(query: string): number[] {
  const normalised = normalise(query);
  return normalised === ''
    ? []
    : ALL.filter(({ name }) => normalise(name).includes(normalised)).map(({ code }) => code);
}

/** Finds the sub-category of a type by its name in a sheet; `undefined` when there is none. */
export function findSubCategory(type: ContractType, name: string): number | undefined {
  const normalised = normalise(name);
  return ALL.find(
    (each) => each.type === type && (normalise(each.name) === normalised || String(each.code) === normalised),
  )?.code;
}

/** Finds the type by its name (`공사`) or its number; `undefined` when there is none. */
export function findContractType(name: string): ContractType | undefined {
  const normalised = normalise(name);
  return normalised === ''
    ? undefined
    : TYPES.find(
        (each) =>
          normalise(each.name) === normalised ||
          String(each.type) === normalised ||
          (normalised.length >= 2 && normalise(each.name).startsWith(normalised)),
      )?.type;
}
