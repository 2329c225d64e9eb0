import type { Order } from '@danji/contracts/shop/order';
import {
  type ChosenLines,
  listLeft,
  readLines,
  unitsLeft,
  withAdditionals,
  writeLines,
} from '@danji/contracts/shop/order-lines';
import { Field, NumberInput, Stack } from '@danji/ui';
import { describeOptions } from './order-labels.ts';

const NOTHING: ChosenLines = { items: new Map(), additionals: new Map() };

type UnitsProps = { name: string; left: number; chosen: number; onChange: (units: number) => void };

const Units = ({ name, left, chosen, onChange }: UnitsProps) => (
  <Field label={name} help={`${left}개까지 고를 수 있어요.`}>
    <NumberInput
      value={chosen}
      min={0}
      max={left}
      decimals={0}
      onChange={(units) => onChange(Math.min(units ?? 0, left))}
    />
  </Field>
);

const change = (lines: ReadonlyMap<number, number>, id: number, units: number): Map<number, number> =>
  new Map([...new Map([...lines, [id, units]])].filter(([, chosen]) => chosen > 0).toSorted(([a], [b]) => a - b));

type UnitsFieldsProps = { order: Order; value: string; onChange: (value: string) => void };

/** The units of each line that are cancelled or returned; additional items go with the last unit of their item. */
export function UnitsFields({ order: { items, additionals, product }, value, onChange }: UnitsFieldsProps) {
  const chosen = value === '' ? NOTHING : readLines(value);
  const choose = (next: ChosenLines): void => onChange(writeLines(withAdditionals(next, items, additionals)) ?? '');
  const [left, leftAdditionals] = [listLeft(items), listLeft(additionals)];
  return (
    <Stack gap={3}>
      {items
        .filter(({ id }) => left.has(id))
        .map((item) => (
          <Units
            key={item.id}
            name={describeOptions(item) || product.name}
            left={unitsLeft(item)}
            chosen={chosen.items.get(item.id) ?? 0}
            onChange={(units) => choose({ ...chosen, items: change(chosen.items, item.id, units) })}
          />
        ))}
      {additionals
        .filter(({ id }) => leftAdditionals.has(id))
        .map((one) => (
          <Units
            key={`+${one.id}`}
            name={`추가 상품 ${one.additional.name}`}
            left={unitsLeft(one)}
            chosen={chosen.additionals.get(one.id) ?? 0}
            onChange={(units) => choose({ ...chosen, additionals: change(chosen.additionals, one.id, units) })}
          />
        ))}
    </Stack>
  );
}
