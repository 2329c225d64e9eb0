import { useFormField, useFormValues } from '@danji/app-kit/forms';
import { SUGGEST_ITEM_LIMITS } from '@danji/contracts/bids/suggest-item-limits';
import { toLineAmount } from '@danji/contracts/bids/suggest-request.validation';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { Box, Button, Field, Flex, Grid, IconButton, NumberInput, Stack, Text, TextInput } from '@danji/ui';
import { labelOffer, type OfferLine, toBlankLine, toOfferContent } from './offer-draft.ts';
import type { OfferForm } from './use-offer-form.ts';

const COLUMNS = { base: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 1fr) minmax(0, 2fr) 8rem' };
const ROW = {
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  paddingBlock: 3,
  _first: { borderTopWidth: 0 },
} as const;
const NAME = { gridColumn: { base: '1 / -1', md: 'auto' } } as const;
const AMOUNT = { gridColumn: { base: '1 / -1', md: 'auto' }, textAlign: 'end' } as const;
const LIMITS = { item: 100, unit: 20, quantity: 1_000_000_000 } as const;

type RowProps = { line: OfferLine; number: number; onChange: (line: OfferLine) => void; onRemove: () => void };

/** The item of a row: fixed where the notice asks for it, typed where the vendor adds it. */
const Name = ({ line, number, onChange, onRemove }: RowProps) =>
  line.isAsked ? (
    <Text fontWeight="medium" overflowWrap="anywhere">
      {line.item}
      <Text as="span" size="sm" tone="muted" numeric>
        {` ${formatNumber(line.quantity ?? 0)}${line.unit}`}
      </Text>
    </Text>
  ) : (
    <Flex gap={1}>
      <TextInput
        aria-label={`${number}번째 품목`}
        value={line.item}
        maxLength={LIMITS.item}
        autoComplete="off"
        placeholder="품목"
        onChange={(item) => onChange({ ...line, item })}
      />
      <Box width="6rem" flexShrink={0}>
        <TextInput
          aria-label={`${number}번째 단위`}
          value={line.unit}
          maxLength={LIMITS.unit}
          autoComplete="off"
          placeholder="단위"
          onChange={(unit) => onChange({ ...line, unit })}
        />
      </Box>
      <IconButton icon="trash" label={`${number}번째 줄 빼기`} onClick={onRemove} />
    </Flex>
  );

const Row = (props: RowProps) => {
  const { line, number, onChange } = props;
  const { item, quantity, unit_price } = line;
  const name = item.trim() || `${number}번째 품목`;
  return (
    <Grid as="li" gridTemplateColumns={COLUMNS} gap={2} alignItems="center" css={ROW}>
      <Box css={NAME}>
        <Name {...props} />
      </Box>
      <NumberInput
        aria-label={`${name} 수량`}
        value={quantity}
        allowBlank
        min={0}
        max={LIMITS.quantity}
        placeholder="수량"
        onChange={(next) => onChange({ ...line, quantity: next })}
      />
      <NumberInput
        aria-label={`${name} 단가`}
        value={unit_price}
        allowBlank
        decimals={0}
        min={0}
        max={SUGGEST_ITEM_LIMITS.amount}
        suffix="원"
        placeholder="단가"
        onChange={(next) => onChange({ ...line, unit_price: next })}
      />
      <Text numeric css={AMOUNT} fontWeight="medium">
        {unit_price === null
          ? '-'
          : formatWon(toLineAmount({ item, unit: line.unit, quantity: quantity ?? 0, unit_price }))}
      </Text>
    </Grid>
  );
};

/** The sum of the rows, while they are typed. */
function Total({ form }: { form: OfferForm }) {
  const { total_price } = toOfferContent(useFormValues(form));
  return (
    <Flex justifyContent="space-between" gap={3} flexWrap="wrap" fontWeight="bold" aria-live="polite">
      <span>합계</span>
      <Text numeric>{total_price === null ? '-' : formatWon(total_price)}</Text>
    </Flex>
  );
}

/** The priced rows: those that the notice asks for, and own ones. */
export function OfferLinesField({ form }: { form: OfferForm }) {
  const { field, error } = useFormField(form, 'lines');
  const lines = field.value;
  const set = (key: string, next: OfferLine): void =>
    field.onChange(lines.map((line) => (line.key === key ? next : line)));
  return (
    <Field label={labelOffer('lines')} group error={error} help="단가를 비운 품목은 제안하지 않은 것으로 보여요.">
      <Stack gap={3}>
        <Stack as="ul" gap={0} listStyleType="none">
          {lines.map((line, index) => (
            <Row
              key={line.key}
              line={line}
              number={index + 1}
              onChange={(next) => set(line.key, next)}
              onRemove={() => field.onChange(lines.filter(({ key }) => key !== line.key))}
            />
          ))}
        </Stack>
        {lines.length > 0 ? <Total form={form} /> : null}
        <Button
          variant="outline"
          icon="plus"
          alignSelf="flex-start"
          disabled={lines.length >= SUGGEST_ITEM_LIMITS.priceRows}
          onClick={() => field.onChange([...lines, toBlankLine()])}
        >
          품목 더하기
        </Button>
      </Stack>
    </Field>
  );
}
