import { QuantityField } from '@danji/app-kit';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { Product } from '@danji/contracts/shop/product';
import type { ProductOption, ProductOptions } from '@danji/contracts/shop/product-options';
import { Field, Flex, HStack, IconButton, Select, Stack, Text } from '@danji/ui';
import type { ChosenItem, Choice } from './use-choice.ts';

/** So few units are worth a word. */
const FEW = 10;

const toChoice = ({ id, name, price, stock }: ProductOption) => ({
  value: String(id),
  label: `${name} (${formatWon(price)})${stock > 0 ? '' : ' · 품절'}`,
  disabled: stock <= 0,
});

const Left = ({ left }: { left: number }) =>
  left > 0 && left <= FEW ? <Text size="sm" color="warning.fg">{`${formatNumber(left)}개 남았어요`}</Text> : null;

function Additional({ chosen: { item, quantity }, choice }: { chosen: ChosenItem; choice: Choice }) {
  const { id, name, price, stock } = item;
  return (
    <Flex as="li" gap={2} flexWrap="wrap" alignItems="center" justifyContent="space-between">
      <Stack gap={0}>
        <Text overflowWrap="anywhere">{name}</Text>
        <Text size="sm" tone="muted" numeric>
          {formatWon(price * quantity)}
        </Text>
      </Stack>
      <HStack gap={1}>
        <QuantityField label={name} value={quantity} max={stock} onChange={(next) => choice.setAdditional(id, next)} />
        <IconButton icon="x" label={`${name} 빼기`} onClick={() => choice.setAdditional(id, 0)} />
      </HStack>
    </Flex>
  );
}

type ChoiceFieldsProps = { product: Product; groups: ProductOptions; choice: Choice };

/** Options, quantity and additional items. */
export function ChoiceFields({ product, groups: { option_groups, additional_groups }, choice }: ChoiceFieldsProps) {
  const taken = new Set(choice.additionals.map(({ item }) => item.id));
  return (
    <Stack gap={4}>
      {option_groups.map(({ id, name, options }) => (
        <Field key={id} label={name} required>
          <Select
            placeholder={`${name} 선택`}
            value={String(choice.picked[id] ?? '')}
            options={options.map(toChoice)}
            onChange={(value) => choice.pick(id, value === '' ? undefined : Number(value))}
          />
        </Field>
      ))}
      {additional_groups.map(({ id, name, additionals }) => (
        <Field key={id} label={name}>
          <Select
            placeholder="추가 상품 선택"
            value=""
            options={additionals.filter((item) => !taken.has(item.id)).map(toChoice)}
            onChange={(value) => choice.setAdditional(Number(value), 1)}
          />
        </Field>
      ))}
      <Flex gap={2} flexWrap="wrap" alignItems="center" justifyContent="space-between">
        <Stack gap={0}>
          <Text fontWeight="medium">수량</Text>
          <Left left={choice.left} />
        </Stack>
        <QuantityField
          label={product.name}
          value={choice.quantity}
          max={Math.max(1, choice.left)}
          onChange={choice.setQuantity}
        />
      </Flex>
      {choice.additionals.length > 0 ? (
        <Stack as="ul" gap={3} listStyleType="none" aria-label="추가 상품">
          {choice.additionals.map((chosen) => (
            <Additional key={chosen.item.id} chosen={chosen} choice={choice} />
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
