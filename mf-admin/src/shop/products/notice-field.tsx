import { useFormField } from '@danji/app-kit/forms';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { Button, Field, Flex, Grid, IconButton, Stack, TextInput } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { moveEntry } from '../../shared/move-entry.ts';
import type { NoticeRow } from '../shared/product-draft.ts';
import type { ProductForm } from './use-product-form.ts';

const MAX = { name: 50, value: 500 } as const;
/** The rows that the notice of other goods has to have. */
const USUAL = [
  '품명 및 모델명',
  '인증·허가 사항',
  '제조국 또는 원산지',
  '제조자 (수입자)',
  'A/S 책임자와 전화번호',
] as const;

const toRow = (name: string): NoticeRow => ({ key: crypto.randomUUID(), name, value: '' });

type RowProps = {
  row: NoticeRow;
  place: number;
  isLast: boolean;
  /** Blank texts are marked as wrong. */
  isChecked: boolean;
  onChange: (row: NoticeRow) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

const errorOf = (text: string, isChecked: boolean, message: string): string | undefined =>
  isChecked && text.trim() === '' ? message : undefined;

const Row = ({ row, place, isLast, isChecked, onChange, onMove, onRemove }: RowProps) => (
  <Grid
    as="li"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr) auto' }}
    gap={2}
    alignItems="start"
  >
    <Field label={`${place + 1}번째 항목`} hideLabel error={errorOf(row.name, isChecked, '항목 이름을 입력해 주세요.')}>
      <TextInput
        value={row.name}
        maxLength={MAX.name}
        autoComplete="off"
        placeholder="항목"
        onChange={(name) => onChange({ ...row, name })}
      />
    </Field>
    <Field label={`${place + 1}번째 내용`} hideLabel error={errorOf(row.value, isChecked, '내용을 입력해 주세요.')}>
      <TextInput
        value={row.value}
        maxLength={MAX.value}
        autoComplete="off"
        placeholder="내용"
        onChange={(value) => onChange({ ...row, value })}
      />
    </Field>
    <Flex justifyContent="flex-end">
      <IconButton
        icon="arrow-up"
        label={`${place + 1}번째 항목 위로`}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      />
      <IconButton
        icon="arrow-down"
        label={`${place + 1}번째 항목 아래로`}
        disabled={isLast}
        onClick={() => onMove(place + 1)}
      />
      <IconButton icon="trash" label={`${place + 1}번째 항목 빼기`} onClick={onRemove} />
    </Flex>
  </Grid>
);

/** The product information notice, row by row. */
export function NoticeField({ form }: { form: ProductForm }) {
  const { field, error } = useFormField(form, 'product_notice');
  const { value: rows, onChange } = field;
  const missing = USUAL.filter((name) => rows.every((row) => row.name.trim() !== name));
  const room = SHOP_LIMITS.noticeRows - rows.length;
  return (
    <DetailCard title="상품정보제공고시">
      <Field label="고시 항목" group hideLabel error={error}>
        <Stack gap={3}>
          {rows.length > 0 ? (
            <Stack as="ol" gap={3} listStyleType="none">
              {rows.map((row, place) => (
                <Row
                  key={row.key}
                  row={row}
                  place={place}
                  isLast={place === rows.length - 1}
                  isChecked={error !== undefined}
                  onChange={(next) => onChange(rows.map((other) => (other.key === row.key ? next : other)))}
                  onMove={(to) => onChange(moveEntry(rows, place, to))}
                  onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
                />
              ))}
            </Stack>
          ) : null}
          <Flex gap={2} flexWrap="wrap">
            <Button variant="outline" icon="plus" disabled={room <= 0} onClick={() => onChange([...rows, toRow('')])}>
              항목 추가
            </Button>
            {missing.length > 0 && room >= missing.length ? (
              <Button variant="outline" onClick={() => onChange([...rows, ...missing.map(toRow)])}>
                기본 항목 넣기
              </Button>
            ) : null}
          </Flex>
        </Stack>
      </Field>
    </DetailCard>
  );
}
