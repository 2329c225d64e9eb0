import type { Order } from '@danji/contracts/shop/order';
import {
  type ChosenLines,
  describeOptions,
  listLeft,
  readLines,
  unitsLeft,
  withAdditionals,
  writeLines,
} from '@danji/contracts/shop/order-lines';
import { Checkbox, Flex, Stack } from '@danji/ui';
import { QuantityField } from '@danji/app-kit';

type OrderedLines = Pick<Order, 'items' | 'additionals' | 'product'>;

const change = (lines: ReadonlyMap<number, number>, id: number, quantity: number): Map<number, number> =>
  new Map([...new Map([...lines, [id, quantity]])].filter(([, units]) => units > 0).toSorted(([a], [b]) => a - b));

type LineProps = {
  name: string;
  left: number;
  chosen: number;
  /** It goes with the item beside which it was bought. */
  isBound?: boolean;
  onChange: (quantity: number) => void;
};

const Line = ({ name, left, chosen, isBound = false, onChange }: LineProps) => (
  <Flex as="li" gap={2} flexWrap="wrap" alignItems="center" justifyContent="space-between">
    <Checkbox checked={chosen > 0} disabled={isBound} onChange={(isOn) => onChange(isOn ? left : 0)}>
      {`${name} · ${left}개`}
    </Checkbox>
    {chosen > 0 && left > 1 && !isBound ? (
      <QuantityField label={name} value={chosen} max={left} onChange={onChange} />
    ) : null}
  </Flex>
);

type LineChoiceProps = { order: OrderedLines; value: string; onChange: (value: string) => void };

/** Chooses lines of an order, and how many units of each; additional items go with the last unit of their item. */
export function LineChoice({ order: { items, additionals, product }, value, onChange }: LineChoiceProps) {
  const chosen: ChosenLines = value === '' ? { items: new Map(), additionals: new Map() } : readLines(value);
  const choose = (next: ChosenLines): void => onChange(writeLines(withAdditionals(next, items, additionals)) ?? '');
  const [left, leftAdditionals] = [listLeft(items), listLeft(additionals)];
  return (
    <Stack as="ul" gap={3} listStyle="none">
      {items.map((item) =>
        left.has(item.id) ? (
          <Line
            key={item.id}
            name={describeOptions(item) || product.name}
            left={unitsLeft(item)}
            chosen={chosen.items.get(item.id) ?? 0}
            onChange={(quantity) => choose({ ...chosen, items: change(chosen.items, item.id, quantity) })}
          />
        ) : null,
      )}
      {additionals.map((one) =>
        leftAdditionals.has(one.id) ? (
          <Line
            key={`+${one.id}`}
            name={`+ ${one.additional.name}`}
            left={unitsLeft(one)}
            chosen={chosen.additionals.get(one.id) ?? 0}
            isBound={(chosen.items.get(one.item_id) ?? 0) >= (left.get(one.item_id) ?? 1)}
            onChange={(quantity) => choose({ ...chosen, additionals: change(chosen.additionals, one.id, quantity) })}
          />
        ) : null,
      )}
    </Stack>
  );
}
