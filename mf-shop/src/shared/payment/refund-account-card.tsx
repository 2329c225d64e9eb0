import { type FieldErrors, Form, FormFailure, FormField, useRecordForm } from '@danji/app-kit/forms';
import { BANKS } from '@danji/contracts/codes/bank-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { formatWon } from '@danji/contracts/format/number';
import type { Payment } from '@danji/contracts/shop/payment';
import { setRefundAccount } from '@danji/contracts/shop/payment.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Button, Card, Heading, Select, Stack, Text, TextInput } from '@danji/ui';

type Values = BodyOf<typeof setRefundAccount>;

const OPTIONS = [
  { value: '', label: '은행을 골라 주세요' },
  ...BANKS.map(({ code, name }) => ({ value: code, label: name })),
];
const EMPTY: Values = { bank_code: '', account: '', holder: '' };

/** Account numbers are written with hyphens or spaces, too. */
const toDigits = (account: string): string => account.replaceAll(/[\s-]/g, '');

const validate = ({ bank_code, account, holder }: Values): FieldErrors<Values> => ({
  ...(bank_code === '' && { bank_code: '은행을 골라 주세요.' }),
  ...(!/^\d{6,16}$/.test(toDigits(account)) && { account: '계좌 번호를 숫자 6~16자리로 입력해 주세요.' }),
  ...(holder.trim() === '' && { holder: '예금주를 입력해 주세요.' }),
});

function AccountForm({ uuid }: Pick<Payment, 'uuid'>) {
  const toast = useToast();
  const form = useRecordForm({
    call: setRefundAccount,
    initial: EMPTY,
    toInput: (body) => ({ params: { id: uuid }, body: { ...body, account: toDigits(body.account) } }),
    validate,
    onSaved: () => toast({ title: '환불 계좌를 받았어요. 곧 돌려드릴게요.', tone: 'success' }),
  });
  return (
    <Form form={form} label="환불받을 계좌">
      <FormField form={form} name="bank_code" label="은행" required>
        {(field) => <Select {...field} options={OPTIONS} />}
      </FormField>
      <FormField form={form} name="account" label="계좌 번호" required>
        {(field) => <TextInput {...field} inputMode="numeric" maxLength={24} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="holder" label="예금주" required>
        {(field) => <TextInput {...field} maxLength={10} autoComplete="off" />}
      </FormField>
      <FormFailure form={form} />
      <Button type="submit" loading={form.isRunning} alignSelf="flex-start">
        계좌 보내기
      </Button>
    </Form>
  );
}

/** Asks for the account to which the money of a virtual account, or a part of a card, is given back, while a refund waits for it. */
export function RefundAccountCard({ payment: { uuid, method, data } }: { payment: Payment }) {
  const amount = data.refunds
    .filter(({ state }) => state === 'needs_account')
    .reduce((total, refund) => total + refund.amount, 0);
  if (amount === 0) return null;
  return (
    <Card as="section" aria-label="환불받을 계좌">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading as="h2" size="lg">
            환불받을 계좌를 알려 주세요
          </Heading>
          <Text tone="muted">
            {method === 'vbank'
              ? `가상계좌로 받은 ${formatWon(amount)}을 이 계좌로 돌려드려요.`
              : `카드 결제의 일부만 취소할 수 없어서 ${formatWon(amount)}을 이 계좌로 돌려드려요.`}
          </Text>
        </Stack>
        <AccountForm uuid={uuid} />
      </Stack>
    </Card>
  );
}
