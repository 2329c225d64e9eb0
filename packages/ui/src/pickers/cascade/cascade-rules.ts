/** One choice; with children it is a group, which can be chosen as a whole. Values are unique in the whole tree. */
export interface CascadeNode {
  value: string;
  label: string;
  children?: readonly CascadeNode[] | undefined;
}

/** A choice with the groups above it, from the outermost, and the full name. */
export interface CascadeEntry {
  node: CascadeNode;
  path: readonly CascadeNode[];
  name: string;
}
export type CascadeIndex = ReadonlyMap<string, CascadeEntry>;

/** `서울 강남구`; a group chosen as a whole is `서울 전체`. */
const toName = (node: CascadeNode, path: readonly CascadeNode[], separator: string): string =>
  [...path.map(({ label }) => label), node.children ? `${node.label} 전체` : node.label].join(separator);

/** Every choice of the tree by its value, in the order of the tree; its name joins the levels with `separator`. */
export function indexCascade(
  nodes: readonly CascadeNode[],
  separator = ' ',
  path: readonly CascadeNode[] = [],
  index = new Map<string, CascadeEntry>(),
): Map<string, CascadeEntry> {
  for (const node of nodes) {
    index.set(node.value, { node, path, name: toName(node, path, separator) });
    if (node.children) indexCascade(node.children, separator, [...path, node], index);
  }
  return index;
}

/** The number of levels of the tree. */
export const depthOf = (nodes: readonly CascadeNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depthOf(children ?? [])));

const isUnder = (index: CascadeIndex, value: string, group: string): boolean =>
  index.get(value)?.path.some((node) => node.value === group) ?? false;

/** Tells whether a node is selected, by itself or because a group above it is selected as a whole. */
export const isChosen = (chosen: readonly string[], index: CascadeIndex, value: string): boolean =>
  chosen.includes(value) || (index.get(value)?.path.some((node) => chosen.includes(node.value)) ?? false);

/** The number of choices in a group, itself included. */
export const countIn = (chosen: readonly string[], index: CascadeIndex, group: string): number =>
  chosen.filter((value) => value === group || isUnder(index, value, group)).length;

/**
 * Returns the choices after a node was pressed: a group replaces its parts, and a part that is pressed in a group
 * selected as a whole replaces the group. With `max` 1 the new choice replaces the old one; otherwise a choice beyond
 * `max` changes nothing.
 */
export function toggleChoice(
  chosen: readonly string[],
  index: CascadeIndex,
  value: string,
  max = Number.POSITIVE_INFINITY,
): readonly string[] {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value);
  if (max === 1) return [value];
  const others = chosen.filter((other) => !isUnder(index, other, value) && !isUnder(index, value, other));
  return others.length + 1 > max ? chosen : [...others, value];
}

/** The name of a choice with the groups above it; for one that is not in the tree, its value. */
export const nameOfChoice = (index: CascadeIndex, value: string): string => index.get(value)?.name ?? value;

const MAX_RESULTS = 60;
const flat = (text: string): string => text.replace(/\s/g, '').toLocaleLowerCase();

/** Finds the nodes that contain the search terms, ignoring spaces, in their own name or in the names above them. */
export function findChoices(index: CascadeIndex, query: string): string[] {
  const terms = query.trim().split(/\s+/).map(flat).filter(Boolean);
  if (terms.length === 0) return [];
  const found: string[] = [];
  for (const [value, { node, path }] of index) {
    const above = flat(path.map(({ label }) => label).join(''));
    const own = flat(node.label);
    // One search term must match the choice itself, otherwise every part of a matching group would match too.
    if (
      terms.every((term) => (above + own).includes(term)) &&
      terms.some((term) => own.includes(term) || !above.includes(term))
    )
      found.push(value);
    if (found.length === MAX_RESULTS) break;
  }
  return found;
}
