import { useEndpoint } from '@danji/api-client';
import { AddressFields, FormField, type RecordForm } from '@danji/app-kit/forms';
import { listMemberAddresses } from '@danji/contracts/shop/phone-order.endpoints';
import type { UserAddress } from '@danji/contracts/shop/user-address';
import { FailedState, Field, Select, Skeleton, Stack, TelInput, TextInput } from '@danji/ui';
import { useState } from 'react';
import type { PhoneOrderValues } from './use-phone-form.ts';

const toPlace = ({ name, tel, address_code, address1, address2, message }: UserAddress) => ({
  delivery_name: name,
  delivery_tel: tel,
  address_code,
  address1,
  address2,
  delivery_message: message,
});

const toOption = ({ id, title, name, address1, is_mountain }: UserAddress) => ({
  value: String(id),
  label: [title, name, address1, is_mountain ? '제주·도서산간' : ''].filter(Boolean).join(' · '),
});

type PlaceProps = { form: RecordForm<PhoneOrderValues>; userId: number };

/** Fills in an address that the member has; any can be changed below. */
function Addresses({ form, userId }: PlaceProps) {
  const [chosen, setChosen] = useState('');
  const { data, error, refresh, isRefreshing } = useEndpoint(
    listMemberAddresses,
    { query: { user_id: userId } },
    { refreshOnFocus: false },
  );
  if (error && !data)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <Skeleton height={12} />;
  if (data.length === 0) return null;
  const choose = (id: string): void => {
    setChosen(id);
    const address = data.find((one) => String(one.id) === id);
    if (address) form.change(toPlace(address));
  };
  return (
    <Field label="회원의 배송지" help="고르면 아래에 채워요. 다른 곳이면 바로 입력해 주세요.">
      <Select placeholder="배송지 선택" value={chosen} options={data.map(toOption)} onChange={choose} />
    </Field>
  );
}

/** Where the order goes: an address of the member, or another one. */
export const PlaceFields = ({ form, userId }: PlaceProps) => (
  <Stack gap={5}>
    <Addresses form={form} userId={userId} />
    <FormField form={form} name="delivery_name" label="받는 분" required>
      {(field) => <TextInput {...field} maxLength={50} autoComplete="off" />}
    </FormField>
    <FormField form={form} name="delivery_tel" label="받는 분 연락처" required>
      {(field) => <TelInput {...field} autoComplete="off" />}
    </FormField>
    <AddressFields form={form} required autoComplete="off" />
    <FormField form={form} name="delivery_message" label="배송 메시지">
      {(field) => <TextInput {...field} maxLength={100} autoComplete="off" />}
    </FormField>
  </Stack>
);
