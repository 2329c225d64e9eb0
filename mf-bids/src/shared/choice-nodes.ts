import { listContractCategories } from '@danji/contracts/codes/contract-categories';
import type { CascadeNode } from '@danji/ui';

const GROUP = 'group-';

/** Groups of categories with their sub-categories; the type is written before the name of the group. */
export const CATEGORY_NODES: readonly CascadeNode[] = listContractCategories().flatMap(
  ({ label: type, children = [] }) =>
    children.map((group) => ({ ...group, label: `${type.replace(/\([^()]*\)/, '')} · ${group.label}` })),
);

/** The value of a node as the code of a sub-category, or the number of a group. */
export const toCategoryCode = (value: string): number => Number(value.replace(GROUP, ''));
/** The node of a code. */
export const toCategoryValue = (code: number): string => (code < 100 ? `${GROUP}${code}` : String(code));

/** The choices by the numbers of the parts: a sido or a group whose parts are all chosen is one choice. */
export function toChosenNodes(nodes: readonly CascadeNode[], ids: readonly number[]): string[] {
  const chosen = new Set(ids.map(String));
  return nodes.flatMap(({ value, children = [] }) => {
    const parts = children.filter((part) => chosen.has(part.value));
    return parts.length > 0 && parts.length === children.length ? [value] : parts.map((part) => part.value);
  });
}

/** The numbers of the parts of what was chosen. */
export const toPartNumbers = (nodes: readonly CascadeNode[], values: readonly string[]): number[] =>
  nodes.flatMap(({ value, children = [] }) =>
    children.filter((part) => values.includes(value) || values.includes(part.value)).map((part) => Number(part.value)),
  );
