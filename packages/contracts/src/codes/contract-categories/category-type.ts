export const CONTRACT_TYPES = [1, 2, 3, 4] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

/** One type of contract with its groups; the code of a sub-category is `group × 100 + its number within the group`. */
export type CategoryType = {
  readonly type: ContractType;
  readonly name: string;
  readonly groups: readonly { readonly group: number; readonly name: string; readonly items: readonly string[] }[];
};
