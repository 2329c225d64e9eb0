import { useEndpoint } from '@danji/api-client';
import type { Order } from '@danji/contracts/shop/order';
import { readChoices, writeChoices } from '@danji/contracts/shop/order-exchange';
import { describeOptions, readLines } from '@danji/contracts/shop/order-lines';
import type { ProductOption } from '@danji/contracts/shop/product-options';
import { getProductOptions } from '@danji/contracts/shop/product.endpoints';
import { FailedState, Field, Select, Skeleton, Stack } from '@danji/ui';

type Item = Order['items'][number];

const readMap = (value: string): ReadonlyMap<number, readonly number[]> =>
  value === '' ? new Map() : readChoices(value);

/** Whether an order has options that can be changed. */
export const hasOptions = ({ items }: Order): boolean => items.some(({ options }) => options.length > 0);

/** The chosen lines whose options can be changed. */
const listLines = ({ items }: Order, lines: string): Item[] => {
  if (lines === '') return [];
  const chosen = readLines(lines).items;
  return items.filter(({ id, options }) => chosen.has(id) && options.length > 0);
};

/** Leaves out what was chosen for lines that are not exchanged any more. */
export const toSentChoices = (order: Order, lines: string, choices: string): { choices?: string } => {
  const ids = new Set(listLines(order, lines).map(({ id }) => id));
  const written = writeChoices(new Map([...readMap(choices)].filter(([id]) => ids.has(id))));
  return written === undefined ? {} : { choices: written };
};

const toChoice = ({ id, name, stock }: ProductOption) => ({
  value: String(id),
  label: stock > 0 ? name : `${name} · 품절`,
  disabled: stock <= 0,
});

type LineProps = {
  item: Item;
  groups: readonly { id: number; name: string; options: readonly ProductOption[] }[];
  /** The options that come instead. */
  picked: readonly number[];
  onChange: (picked: number[]) => void;
};

/** Chooses the options that come instead of those of a line, of each group one that costs the same. */
const Line = ({ item, groups, picked, onChange }: LineProps) =>
  groups.map(({ id: groupId, name, options }) => {
    const own = item.options.find((option) => options.some(({ id }) => id === option.id));
    const current = options.find(({ id }) => picked.includes(id));
    if (!own) return null;
    return (
      <Field key={groupId} label={`${describeOptions(item)} → ${name}`}>
        <Select
          value={String(current?.id ?? own.id)}
          options={options.filter(({ price }) => price === own.price).map(toChoice)}
          onChange={(value) =>
            onChange([...picked.filter((id) => !options.some((option) => option.id === id)), Number(value)])
          }
        />
      </Field>
    );
  });

type ExchangeChoiceProps = { order: Order; lines: string; value: string; onChange: (value: string) => void };

/** Chooses the options of the goods that come instead of chosen lines; without a choice the same ones come. */
export function ExchangeChoice({ order, lines, value, onChange }: ExchangeChoiceProps) {
  const items = listLines(order, lines);
  const params = { id: order.product_id };
  const { data, error, refresh, isRefreshing } = useEndpoint(getProductOptions, items.length > 0 ? { params } : null);
  if (items.length === 0) return null;
  if (error && !data)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <Skeleton height={40} />;
  const choices = readMap(value);
  return (
    <Stack gap={3}>
      {items.map((item) => (
        <Line
          key={item.id}
          item={item}
          groups={data.option_groups}
          picked={choices.get(item.id) ?? item.options.map(({ id }) => id)}
          onChange={(picked) => onChange(writeChoices(new Map([...choices, [item.id, picked]])) ?? '')}
        />
      ))}
    </Stack>
  );
}
