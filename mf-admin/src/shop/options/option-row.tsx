import { formatNumber } from '@danji/contracts/format/number';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { Checkbox, Field, Flex, Grid, IconButton, NumberInput, Text, TextInput, VisuallyHidden } from '@danji/ui';
import type { EntryErrors, OptionDraft } from './options-draft.ts';

const MAX_NAME = 60;
const COLUMNS = {
  base: 'repeat(2, minmax(0, 1fr))',
  md: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 1.5fr) auto auto',
};

type OptionRowProps = {
  /** Names it for assistive technology (`색상 1번째 옵션`). */
  label: string;
  option: OptionDraft;
  place: number;
  isLast: boolean;
  /** Units that are left of a stored one. */
  stock: number | undefined;
  error: ReturnType<EntryErrors['get']>;
  onChange: (option: OptionDraft) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

type StockProps = Pick<OptionRowProps, 'label' | 'option' | 'stock' | 'onChange'>;

/** The first stock of a new option; that of a stored one is changed with a reason elsewhere. */
const Stock = ({ label, option, stock, onChange }: StockProps) =>
  option.id === null ? (
    <Field label={`${label} 처음 재고`} hideLabel>
      <NumberInput
        value={option.stock}
        min={0}
        max={SHOP_LIMITS.stock}
        decimals={0}
        suffix="개"
        onChange={(next) => onChange({ ...option, stock: next })}
      />
    </Field>
  ) : (
    <Flex alignItems="center" minHeight="12">
      <Text size="sm" tone="muted" numeric>
        {stock === undefined ? '-' : `재고 ${formatNumber(stock)}개`}
      </Text>
    </Flex>
  );

/** One option or additional item. */
export const OptionRow = ({
  label,
  option,
  place,
  isLast,
  stock,
  error,
  onChange,
  onMove,
  onRemove,
}: OptionRowProps) => (
  <Grid as="li" gridTemplateColumns={COLUMNS} gap={2} alignItems="start">
    <Flex gridColumn={{ base: '1 / -1', md: 'auto' }} flexDirection="column">
      <Field label={`${label} 이름`} hideLabel error={error?.name}>
        <TextInput
          value={option.name}
          maxLength={MAX_NAME}
          autoComplete="off"
          placeholder="이름"
          onChange={(name) => onChange({ ...option, name })}
        />
      </Field>
    </Flex>
    <Field label={`${label} 가격`} hideLabel error={error?.price}>
      <NumberInput
        value={option.price}
        min={0}
        max={SHOP_LIMITS.price}
        decimals={0}
        suffix="원"
        allowBlank
        placeholder="가격"
        onChange={(price) => onChange({ ...option, price })}
      />
    </Field>
    <Stock label={label} option={option} stock={stock} onChange={onChange} />
    <Flex alignItems="center" minHeight="12">
      <Checkbox checked={option.is_active} onChange={(is_active) => onChange({ ...option, is_active })}>
        <VisuallyHidden>{`${label} `}</VisuallyHidden>
        판매
      </Checkbox>
    </Flex>
    <Flex justifyContent="flex-end">
      <IconButton icon="arrow-up" label={`${label} 위로`} disabled={place === 0} onClick={() => onMove(place - 1)} />
      <IconButton icon="arrow-down" label={`${label} 아래로`} disabled={isLast} onClick={() => onMove(place + 1)} />
      <IconButton icon="trash" label={`${label} 빼기`} onClick={onRemove} />
    </Flex>
  </Grid>
);
