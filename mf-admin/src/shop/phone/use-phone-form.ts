import { useEndpoint } from '@danji/api-client';
import { type FieldErrors, type RecordForm, useFormValues, useRecordForm } from '@danji/app-kit/forms';
import type { User } from '@danji/contracts/accounts/user';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import type { PhoneOrder, PhoneQuote } from '@danji/contracts/shop/phone-order';
import { createPhoneOrder, quotePhoneOrder } from '@danji/contracts/shop/phone-order.endpoints';
import { useConfirm } from '@danji/shell-sdk';
import { useState } from 'react';
import { type PhoneLine, toSentLine } from './phone-lines.ts';

const toInitial = ({ name, tel, email }: User) => ({
  lines: [] as PhoneLine[],
  customer_name: name,
  customer_tel: tel,
  customer_email: email ?? '',
  customer_message: '',
  delivery_name: name,
  delivery_tel: tel,
  address_code: '',
  address1: '',
  address2: '',
  delivery_message: '',
  memo: '',
});
export type PhoneOrderValues = ReturnType<typeof toInitial>;

const isPostCode = (code: string): boolean => /^\d{5}$/.test(code);

/** The question to the server: the choice, and the post code once there is one. */
const toQuoted = (userId: number, lines: readonly PhoneLine[], code: string) => ({
  body: { user_id: userId, lines: lines.map(toSentLine), ...(isPostCode(code) && { address_code: code }) },
});

/** The error of the lines; a quote of other lines than those that are chosen says nothing about them. */
function checkLines(lines: readonly PhoneLine[], quote: PhoneQuote | undefined): string | undefined {
  if (lines.length === 0) return '주문할 상품을 넣어 주세요.';
  if (quote?.lines.length !== lines.length) return '금액을 확인하고 있어요. 잠시 뒤 다시 눌러 주세요.';
  return quote.lines.some(({ state }) => state !== 'available')
    ? '주문할 수 없는 상품이 있어요. 빼거나 수량을 줄여 주세요.'
    : undefined;
}

const validate = (
  { lines, customer_name, customer_tel, delivery_name, delivery_tel, address1, address_code }: PhoneOrderValues,
  quote: PhoneQuote | undefined,
): FieldErrors<PhoneOrderValues> => {
  const refused = checkLines(lines, quote);
  return {
    ...(refused && { lines: refused }),
    ...(customer_name.trim() === '' && { customer_name: '주문하는 분을 입력해 주세요.' }),
    ...(customer_tel === '' && { customer_tel: '연락처를 입력해 주세요.' }),
    ...(delivery_name.trim() === '' && { delivery_name: '받는 분을 입력해 주세요.' }),
    ...(delivery_tel === '' && { delivery_tel: '연락처를 입력해 주세요.' }),
    ...(address1.trim() === '' && { address1: '주소를 찾아 주세요.' }),
    ...(!isPostCode(address_code) && { address_code: '우편번호 다섯 자리를 입력해 주세요.' }),
  };
};

/** An order on the telephone. What was entered stays when it is refused, and the amounts are read again. */
export function usePhoneForm(user: User, onSaved: (order: PhoneOrder) => void) {
  const confirm = useConfirm();
  const [initial] = useState(() => toInitial(user));
  const form: RecordForm<PhoneOrderValues> = useRecordForm({
    call: createPhoneOrder,
    initial,
    asksOnLeave: true,
    wireNames: { address1: 'delivery_address', address2: 'delivery_address', address_code: 'delivery_address_code' },
    validate: (values) => validate(values, quote.data),
    toInput: ({ lines, address1, address2, address_code, ...values }) => ({
      body: {
        ...values,
        user_id: user.id,
        lines: lines.map((line, at) => ({ ...toSentLine(line), amount: quote.data?.lines[at]?.amount ?? 0 })),
        customer_address: '',
        delivery_address_code: address_code,
        delivery_address: [address1, address2].filter(Boolean).join(', '),
        payment_price: quote.data?.total ?? 0,
      },
    }),
    confirm: () =>
      confirm({
        title: `${user.name} 님에게 ${formatWon(quote.data?.total ?? 0)} 결제를 요청할까요?`,
        description: `${formatDateTime(quote.data?.hold_until)}까지 상품을 잡아 두고, 회원에게 결제 알림을 보내요.`,
        confirmLabel: '전화 주문 등록',
      }),
    onSaved,
    onRefused: ({ code }) => {
      if (code === 'conflict') void quote.refresh();
    },
  });
  const { lines, address_code: code } = useFormValues(form);
  const quote = useEndpoint(quotePhoneOrder, lines.length === 0 ? null : toQuoted(user.id, lines, code), {
    keepPrevious: true,
  });
  return { form, quote, lines };
}
export type PhoneForm = ReturnType<typeof usePhoneForm>;
