import { Form, FormActions, FormField, useFormValues, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import { formatNumber } from '@danji/contracts/format/number';
import { changeProductStock } from '@danji/contracts/shop/product-staff.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { StockChange, StockChangeInput } from '@danji/contracts/shop/staff-product';
import { useToast } from '@danji/shell-sdk';
import { NumberInput, RadioGroup, Text, TextInput } from '@danji/ui';
import type { Stock } from '../shared/list-stocks.ts';

type Way = 'add' | 'take' | 'count';
type StockDraft = { way: Way; amount: number | null; reason: string };

const WAYS = [
  { value: 'add', label: '더하기', description: '새로 들어온 수량이에요.' },
  { value: 'take', label: '빼기', description: '버리거나 다른 데 쓴 수량이에요.' },
  { value: 'count', label: '맞추기', description: '세어 본 수량으로 바로잡아요.' },
];
const MAX_REASON = 200;

const toChange = ({ way, amount }: StockDraft): Pick<StockChangeInput, 'kind' | 'amount'> => ({
  kind: way === 'count' ? 'count' : 'move',
  amount: way === 'take' ? -(amount ?? 0) : (amount ?? 0),
});

/** Returns the units that will be left; none while nothing is typed. */
function toStock(draft: StockDraft, present: number): number | undefined {
  if (draft.amount === null) return undefined;
  const { kind, amount } = toChange(draft);
  return kind === 'count' ? amount : present + amount;
}

function Outcome({ form, stock }: { form: RecordForm<StockDraft>; stock: number }) {
  const next = toStock(useFormValues(form), stock);
  return (
    <Text as="output" size="sm" tone="muted" numeric>
      {next === undefined || next < 0
        ? `지금 ${formatNumber(stock)}개`
        : `지금 ${formatNumber(stock)}개 → ${formatNumber(next)}개`}
    </Text>
  );
}

type StockFormProps = { productId: number; of: Stock; onDone: () => void };

/** Changes one stock of a product with a reason, in a dialog. */
export function StockForm({ productId, of, onDone }: StockFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: changeProductStock,
    initial: { way: 'add', amount: null, reason: '' } as StockDraft,
    toInput: (draft) => ({
      params: { id: productId },
      body: { option_id: of.id, ...toChange(draft), reason: draft.reason.trim() },
    }),
    validate: ({ way, amount, reason }) => ({
      ...((amount === null || (amount === 0 && way !== 'count')) && { amount: '수량을 입력해 주세요.' }),
      ...(reason.trim() === '' && { reason: '이유를 입력해 주세요.' }),
    }),
    onSaved: ({ stock }: StockChange) => {
      toast({ title: `'${of.name}' 재고를 ${formatNumber(stock)}개로 바꿨어요`, tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="way" label="방법" required group>
        {({ value, onChange }) => (
          <RadioGroup value={value} options={WAYS} onChange={(next) => onChange(next as Way)} />
        )}
      </FormField>
      <FormField form={form} name="amount" label="수량" required>
        {(field) => (
          <NumberInput {...field} min={0} max={SHOP_LIMITS.stock} decimals={0} suffix="개" allowBlank data-autofocus />
        )}
      </FormField>
      <Outcome form={form} stock={of.stock} />
      <FormField form={form} name="reason" label="이유" required help="재고 이력에 남아요.">
        {(field) => <TextInput {...field} maxLength={MAX_REASON} autoComplete="off" placeholder="예: 11월 입고" />}
      </FormField>
      <FormActions form={form} submitLabel="바꾸기" onCancel={onDone} />
    </Form>
  );
}
