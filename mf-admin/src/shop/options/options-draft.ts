import type { FieldErrors } from '@danji/app-kit/forms';
import { formatWon } from '@danji/contracts/format/number';
import type { ProductOption, SentProductOption, SentProductOptions } from '@danji/contracts/shop/product-options';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';

/** An option or additional item in the form. Its key stays with it; one without an id is new and has a first stock. */
export type OptionDraft = Omit<SentProductOption, 'id' | 'price' | 'stock'> & {
  key: string;
  id: number | null;
  price: number | null;
  stock: number | null;
};
export type GroupDraft = { key: string; id: number | null; name: string; options: OptionDraft[] };

/** The values of the form. */
export type OptionsDraft = { option_groups: GroupDraft[]; additional_groups: GroupDraft[] };
export type GroupKind = keyof OptionsDraft;

const toOptionDraft = ({ id, name, price, is_active }: ProductOption): OptionDraft => ({
  key: `stored-${id}`,
  id,
  name,
  price,
  is_active,
  stock: null,
});

const toGroupDraft = (group: { id: number; name: string }, options: readonly ProductOption[]): GroupDraft => ({
  key: `stored-${group.id}`,
  id: group.id,
  name: group.name,
  options: options.map(toOptionDraft),
});

export const toOptionsDraft = (product: StaffProduct): OptionsDraft => ({
  option_groups: product.option_groups.map((group) => toGroupDraft(group, group.options)),
  additional_groups: product.additional_groups.map((group) => toGroupDraft(group, group.additionals)),
});

/** `price` in won is what an option usually costs. */
export const toBlankOption = (price: number | null): OptionDraft => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  price,
  is_active: true,
  stock: 0,
});

export const toBlankGroup = (price: number | null): GroupDraft => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  options: [toBlankOption(price)],
});

const toSentOption = ({ id, name, price, is_active, stock }: OptionDraft): SentProductOption => ({
  ...(id === null ? { stock: stock ?? 0 } : { id }),
  name: name.trim(),
  price: price ?? 0,
  is_active,
});

const toSentGroup = ({ id, name }: GroupDraft) => ({ ...(id !== null && { id }), name: name.trim() });

/** The body of the call. What is stored keeps its id and its stock. */
export const toSentOptions = ({ option_groups, additional_groups }: OptionsDraft): SentProductOptions => ({
  option_groups: option_groups.map((group) => ({ ...toSentGroup(group), options: group.options.map(toSentOption) })),
  additional_groups: additional_groups.map((group) => ({
    ...toSentGroup(group),
    additionals: group.options.map(toSentOption),
  })),
});

/** The errors of the name and the price of a group or an option. */
type EntryError = { name?: string; price?: string };
/** By the key of the group or the option. */
export type EntryErrors = ReadonlyMap<string, EntryError>;

type Named = { key: string; name: string };

/** The entries whose name is blank, or that of one before. */
const findNameErrors = (entries: readonly Named[], blank: string, twice: string): [string, EntryError][] =>
  entries.flatMap(({ key, name }, at): [string, EntryError][] => {
    if (name.trim() === '') return [[key, { name: blank }]];
    const isTwice = entries.slice(0, at).some((other) => other.name.trim() === name.trim());
    return isTwice ? [[key, { name: twice }]] : [];
  });

/** Finds the errors of groups of one kind. */
export function findErrors(groups: readonly GroupDraft[]): EntryErrors {
  const errors = new Map(findNameErrors(groups, '그룹 이름을 입력해 주세요.', '이미 있는 그룹 이름이에요.'));
  for (const { key, options } of groups) {
    if (options.length === 0 && !errors.has(key)) errors.set(key, { name: '하나 이상 넣거나 그룹을 빼 주세요.' });
    for (const [option, error] of findNameErrors(options, '이름을 입력해 주세요.', '같은 그룹에 이미 있는 이름이에요.'))
      errors.set(option, error);
    for (const { key: option, price } of options)
      if (price === null) errors.set(option, { ...errors.get(option), price: '가격을 입력해 주세요.' });
  }
  return errors;
}

const LOOK = '표시한 곳을 확인해 주세요.';

export const validateOptions = ({ option_groups, additional_groups }: OptionsDraft): FieldErrors<OptionsDraft> => ({
  ...(findErrors(option_groups).size > 0 && { option_groups: LOOK }),
  ...(findErrors(additional_groups).size > 0 && { additional_groups: LOOK }),
});

export const GROUP_LABELS: Readonly<Record<GroupKind, string>> = {
  option_groups: '옵션 그룹',
  additional_groups: '추가 상품 그룹',
};

const describeOption = ({ name, price, is_active }: OptionDraft): string =>
  `${name} ${formatWon(price ?? 0)}${is_active ? '' : ' (판매 안 함)'}`;

/** Formats the groups of one kind for reading. */
export const describeGroups = (draft: OptionsDraft, kind: GroupKind): string =>
  draft[kind].map(({ name, options }) => `${name}: ${options.map(describeOption).join(', ')}`).join('\n');
