import { useEndpoint } from '@danji/api-client';
import { formatWon } from '@danji/contracts/format/number';
import type { StaffProductLine } from '@danji/contracts/shop/product';
import type { ProductOption, ProductOptions } from '@danji/contracts/shop/product-options';
import { getProductOptions } from '@danji/contracts/shop/product.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { Button, FailedState, Field, Flex, NumberInput, Select, Skeleton, Stack } from '@danji/ui';
import { useState } from 'react';
import type { PhoneLine } from './phone-lines.ts';

const toOption = ({ id, name, price, stock }: ProductOption) => ({
  value: String(id),
  label: `${name} (${formatWon(price)})${stock > 0 ? '' : ' · 품절'}`,
  disabled: stock <= 0,
});

type Numbers = Readonly<Record<number, number>>;
type ChoiceProps = { product: StaffProductLine; onChoose: (line: PhoneLine) => void; onBack: () => void };

/** The options of each group, and the numbers of additional items, by their ids. */
function useChoice(product: StaffProductLine, { option_groups, additional_groups }: ProductOptions) {
  const [picked, setPicked] = useState<Numbers>({});
  const [extra, setExtra] = useState<Numbers>({});
  const [quantity, setQuantity] = useState<number | null>(1);
  const [isTried, setIsTried] = useState(false);
  const options = option_groups.flatMap(({ options }) =>
    options.filter(({ id }) => Object.values(picked).includes(id)),
  );
  const additionals = additional_groups
    .flatMap(({ additionals }) => additionals)
    .flatMap(({ id, name }) => (extra[id] ? [{ id, name, quantity: extra[id] }] : []));
  const isReady = options.length === option_groups.length && quantity !== null && quantity >= 1;
  return {
    picked,
    extra,
    quantity,
    setQuantity,
    pick: (groupId: number, id: number) => setPicked((before) => ({ ...before, [groupId]: id })),
    add: (id: number, units: number) => setExtra((before) => ({ ...before, [id]: units })),
    errorOf: (groupId: number): string | undefined =>
      isTried && picked[groupId] === undefined ? '옵션을 골라 주세요.' : undefined,
    quantityError: isTried && !(quantity && quantity >= 1) ? '수량을 입력해 주세요.' : undefined,
    /** The line, or none while something is missing, which is then said beside its field. */
    read: (): PhoneLine | undefined => {
      setIsTried(true);
      if (!isReady) return undefined;
      return {
        product_id: product.id,
        name: product.name,
        options: options.map(({ id, name }) => ({ id, name })),
        quantity,
        additionals,
      };
    },
  };
}

function Choice({ product, groups, onChoose, onBack }: ChoiceProps & { groups: ProductOptions }) {
  const choice = useChoice(product, groups);
  const choose = (): void => {
    const line = choice.read();
    if (line) onChoose(line);
  };
  return (
    <Stack gap={4}>
      {groups.option_groups.map(({ id, name, options }) => (
        <Field key={id} label={name} required error={choice.errorOf(id)}>
          <Select
            placeholder={`${name} 선택`}
            value={String(choice.picked[id] ?? '')}
            options={options.map(toOption)}
            onChange={(value) => choice.pick(id, Number(value))}
          />
        </Field>
      ))}
      <Field label="수량" required error={choice.quantityError}>
        <NumberInput
          value={choice.quantity}
          min={1}
          max={SHOP_LIMITS.cartQuantity}
          decimals={0}
          allowBlank
          suffix="개"
          onChange={choice.setQuantity}
        />
      </Field>
      {groups.additional_groups.flatMap(({ additionals }) =>
        additionals.map(({ id, name, price, stock }) => (
          <Field key={id} label={`추가 상품 ${name}`} help={`${formatWon(price)} · 재고 ${stock}개`}>
            <NumberInput
              value={choice.extra[id] ?? 0}
              min={0}
              max={Math.min(stock, SHOP_LIMITS.cartQuantity)}
              decimals={0}
              suffix="개"
              onChange={(units) => choice.add(id, units ?? 0)}
            />
          </Field>
        )),
      )}
      <Flex gap={2} justifyContent="flex-end" flexWrap="wrap">
        <Button variant="outline" onClick={onBack}>
          다른 상품 찾기
        </Button>
        <Button onClick={choose}>주문에 넣기</Button>
      </Flex>
    </Stack>
  );
}

/** Chooses options, quantity and additional items of a product. */
export function ChoiceForm(props: ChoiceProps) {
  const { data, error, refresh, isRefreshing } = useEndpoint(
    getProductOptions,
    { params: { id: props.product.id } },
    { refreshOnFocus: false },
  );
  if (data) return <Choice {...props} groups={data} />;
  if (!error) return <Skeleton height={24} />;
  return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
}
