import { useFormField } from '@danji/app-kit/forms';
import { SUGGEST_ITEM_LIMITS } from '@danji/contracts/bids/suggest-item-limits';
import { Box, Button, Field, Grid, IconButton, NumberInput, Stack, TextInput } from '@danji/ui';
import { type PriceRow, toBlankRow } from './notice-draft.ts';
import { labelNotice } from './notice-labels.ts';
import type { NoticeForm } from './use-notice-form.ts';

const COLUMNS = { base: 'minmax(0, 1fr) minmax(0, 1fr) auto', md: 'minmax(0, 3fr) minmax(0, 1fr) minmax(0, 1fr) auto' };
/** The name of a row takes a line of its own on phones. */
const WHOLE_LINE = { gridColumn: { base: '1 / -1', md: 'auto' } } as const;
const ROW_LIMIT = { item: 100, unit: 20, quantity: 1_000_000_000 } as const;

type RowProps = { row: PriceRow; number: number; onChange: (row: PriceRow) => void; onRemove: () => void };

const Row = ({ row, number, onChange, onRemove }: RowProps) => (
  <Grid as="li" gridTemplateColumns={COLUMNS} gap={2} alignItems="center">
    <Box css={WHOLE_LINE}>
      <TextInput
        aria-label={`${number}번째 품목`}
        value={row.item}
        maxLength={ROW_LIMIT.item}
        autoComplete="off"
        placeholder="품목, 예: 우레탄 방수"
        onChange={(item) => onChange({ ...row, item })}
      />
    </Box>
    <TextInput
      aria-label={`${number}번째 단위`}
      value={row.unit}
      maxLength={ROW_LIMIT.unit}
      autoComplete="off"
      placeholder="단위"
      onChange={(unit) => onChange({ ...row, unit })}
    />
    <NumberInput
      aria-label={`${number}번째 수량`}
      value={row.quantity}
      allowBlank
      min={0}
      max={ROW_LIMIT.quantity}
      placeholder="수량"
      onChange={(quantity) => onChange({ ...row, quantity })}
    />
    <IconButton icon="trash" label={`${number}번째 줄 빼기`} onClick={onRemove} />
  </Grid>
);

/** The rows of the price table that vendors fill. */
export function PriceRowsField({ form }: { form: NoticeForm }) {
  const { field, error } = useFormField(form, 'price_table');
  const rows = field.value;
  const set = (key: string, next: PriceRow): void => field.onChange(rows.map((row) => (row.key === key ? next : row)));
  return (
    <Field
      label={labelNotice('price_table')}
      optional
      group
      help="업체가 품목마다 단가를 적어요. 받은 제안을 품목끼리 비교할 수 있어요."
      error={error}
    >
      <Stack gap={3}>
        {rows.length > 0 ? (
          <Stack as="ul" gap={{ base: 4, md: 2 }} listStyleType="none">
            {rows.map((row, index) => (
              <Row
                key={row.key}
                row={row}
                number={index + 1}
                onChange={(next) => set(row.key, next)}
                onRemove={() => field.onChange(rows.filter(({ key }) => key !== row.key))}
              />
            ))}
          </Stack>
        ) : null}
        <Button
          variant="outline"
          icon="plus"
          alignSelf="flex-start"
          disabled={rows.length >= SUGGEST_ITEM_LIMITS.priceRows}
          onClick={() => field.onChange([...rows, toBlankRow()])}
        >
          품목 더하기
        </Button>
      </Stack>
    </Field>
  );
}
