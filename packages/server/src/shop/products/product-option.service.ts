import type { ProductOptions, SentProductOption, SentProductOptions } from '@danji/contracts/shop/product-options';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import {
  insertGroup,
  insertOption,
  listOptions,
  removeOthers,
  updateGroup,
  updateOption,
} from './product-option.repository.ts';
import { recordStock, refreshSoldOut } from './stock.service.ts';

type Group = {
  id?: number;
  name: string;
  is_additional: boolean;
  options: readonly SentProductOption[];
  /** Where it stands in the request. */
  path: string;
  list: string;
};
type Writer = { productId: number; userId: number; now: Date };

const toGroups = ({ option_groups, additional_groups }: SentProductOptions): Group[] => [
  ...option_groups.map((group, at) => ({
    ...group,
    name: group.name.trim(),
    is_additional: false,
    path: `option_groups.${at}`,
    list: 'options',
  })),
  ...additional_groups.map(({ additionals, ...group }, at) => ({
    ...group,
    name: group.name.trim(),
    options: additionals,
    is_additional: true,
    path: `additional_groups.${at}`,
    list: 'additionals',
  })),
];

const GONE = '지워졌거나 다른 상품의 옵션이에요. 새로 불러온 뒤 다시 저장해 주세요.';

/** The ids of each present group with those of its options; an additional group has no options in common with others. */
const toPresent = ({ option_groups, additional_groups }: ProductOptions): Map<string, Set<number>> =>
  new Map([
    ...option_groups.map(({ id, options }): [string, Set<number>] => [
      `false ${id}`,
      new Set(options.map((option) => option.id)),
    ]),
    ...additional_groups.map(({ id, additionals }): [string, Set<number>] => [
      `true ${id}`,
      new Set(additionals.map((option) => option.id)),
    ]),
  ]);

/** Finds the errors of one group, by the path of each field. */
function findErrors(group: Group, present: Map<string, Set<number>>): [string, string][] {
  const { id, path, list, options } = group;
  const own = id === undefined ? new Set<number>() : present.get(`${group.is_additional} ${id}`);
  if (!own) return [[`${path}.id`, GONE]];
  const names = new Set<string>();
  const ids = new Set<number>();
  return options.flatMap(({ id: optionId, name, stock }, at): [string, string][] => {
    const place = `${path}.${list}.${at}`;
    const isTwice = names.has(name.trim());
    names.add(name.trim());
    if (isTwice) return [[`${place}.name`, '같은 그룹에 이미 있는 이름이에요.']];
    if (optionId === undefined) return [];
    const isForeign = !own.has(optionId) || ids.has(optionId);
    ids.add(optionId);
    if (isForeign) return [[`${place}.id`, GONE]];
    return stock === undefined ? [] : [[`${place}.stock`, '있는 옵션의 재고는 재고 변경에서 바꿔 주세요.']];
  });
}

/** Throws `invalid_input` naming all that is wrong with the options. */
function checkGroups(groups: readonly Group[], present: ProductOptions): void {
  const known = toPresent(present);
  const seen = new Set<string>();
  const errors = groups.flatMap((group): [string, string][] => {
    const names = [`name ${group.is_additional} ${group.name}`, ...(group.id === undefined ? [] : [`id ${group.id}`])];
    const isTwice = names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return isTwice ? [[`${group.path}.name`, '이미 있는 그룹이에요.']] : findErrors(group, known);
  });
  if (errors.length > 0) throw new ProblemError('invalid_input', { fields: Object.fromEntries(errors) });
}

/** Stores one group and its options; resolves to the ids of the options. */
async function saveGroup(db: Db, group: Group, position: number, writer: Writer) {
  const { productId, now, userId } = writer;
  const { name, is_additional } = group;
  if (group.id !== undefined) await updateGroup(db, group.id, { name, position });
  const groupId = group.id ?? (await insertGroup(db, { product_id: productId, name, position, is_additional }));
  const ids: number[] = [];
  for (const [at, { id, stock = 0, ...option }] of group.options.entries()) {
    const fields = { ...option, name: option.name.trim(), position: at };
    if (id !== undefined) {
      await updateOption(db, id, fields);
      ids.push(id);
      continue;
    }
    const optionId = await insertOption(db, { ...fields, stock, product_id: productId, group_id: groupId });
    ids.push(optionId);
    if (stock > 0)
      await recordStock(db, { productId, optionId, userId, amount: stock, stock, reason: '옵션 등록', now });
  }
  return { groupId, ids };
}

/** Saves all options and additional items of a locked product. Throws `invalid_input`. */
export async function saveOptions(db: Db, sent: SentProductOptions, writer: Writer): Promise<void> {
  const { productId, now } = writer;
  const groups = toGroups(sent);
  checkGroups(groups, await listOptions(db, productId, { all: true }));
  const kept = { groups: [] as number[], options: [] as number[] };
  const places = { true: 0, false: 0 };
  for (const group of groups) {
    const { groupId, ids } = await saveGroup(db, group, places[`${group.is_additional}`]++, writer);
    kept.groups.push(groupId);
    kept.options.push(...ids);
  }
  await removeOthers(db, productId, kept, now);
  await refreshSoldOut(db, productId, { isEdited: true, now });
}
