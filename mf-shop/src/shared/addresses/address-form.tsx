import {
  AddressFields,
  type FieldErrors,
  Form,
  FormActions,
  FormControl,
  FormField,
  useRecordForm,
} from '@danji/app-kit/forms';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { UserAddress } from '@danji/contracts/shop/user-address';
import { createUserAddress, updateUserAddress } from '@danji/contracts/shop/user-address.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Checkbox, TelInput, TextInput } from '@danji/ui';
import { MessageField } from './message-field.tsx';

type Values = BodyOf<typeof createUserAddress>;

/** The values that a new address begins with. */
export type SuggestedAddress = Pick<Values, 'title' | 'name' | 'tel' | 'address1' | 'address2'>;

const toValues = (address: (SuggestedAddress & Partial<Values>) | undefined): Values => ({
  title: address?.title ?? '',
  name: address?.name ?? '',
  tel: address?.tel ?? '',
  address_code: address?.address_code ?? '',
  address1: address?.address1 ?? '',
  address2: address?.address2 ?? '',
  message: address?.message ?? '',
  is_default: address?.is_default ?? false,
});

const validate = ({ title, name, tel, address1, address_code }: Values): FieldErrors<Values> => ({
  ...(title.trim() === '' && { title: '배송지 이름을 입력해 주세요.' }),
  ...(name.trim() === '' && { name: '받는 분을 입력해 주세요.' }),
  ...(tel === '' && { tel: '연락처를 입력해 주세요.' }),
  ...(address1.trim() === '' && { address1: '주소를 찾아 주세요.' }),
  ...(!/^\d{5}$/.test(address_code) && { address_code: '우편번호 다섯 자리를 입력해 주세요.' }),
});

type AddressFormProps = {
  address: UserAddress | undefined;
  suggested?: SuggestedAddress;
  /** The member has no other address, so that this one is the default in any case. */
  isFirst: boolean;
  /** Called with what was saved, without it when the form is left. */
  onDone: (saved?: UserAddress) => void;
};

/** Adds or changes a delivery address, in a dialog. */
export function AddressForm({ address, suggested, isFirst, onDone }: AddressFormProps) {
  const toast = useToast();
  const isAlwaysDefault = isFirst || address?.is_default === true;
  const form = useRecordForm({
    call: address ? updateUserAddress : createUserAddress,
    initial: toValues(address ?? suggested),
    toInput: (body) => (address ? { params: { id: address.id }, body } : { body }),
    validate,
    onSaved: (saved: UserAddress) => {
      toast({ title: `'${saved.title}' 배송지를 저장했어요`, tone: 'success' });
      onDone(saved);
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="title" label="배송지 이름" required>
        {(field) => <TextInput {...field} maxLength={30} autoComplete="off" placeholder="집, 관리사무소" />}
      </FormField>
      <FormField form={form} name="name" label="받는 분" required>
        {(field) => <TextInput {...field} maxLength={50} autoComplete="name" />}
      </FormField>
      <FormField form={form} name="tel" label="연락처" required>
        {(field) => <TelInput {...field} />}
      </FormField>
      <AddressFields form={form} required />
      <MessageField form={form} />
      <FormControl form={form} name="is_default">
        {({ value, onChange }) => (
          <Checkbox
            checked={value || isAlwaysDefault}
            disabled={isAlwaysDefault}
            onChange={onChange}
            description={isAlwaysDefault ? '다른 배송지를 기본으로 고르면 바뀌어요.' : undefined}
          >
            기본 배송지로 쓰기
          </Checkbox>
        )}
      </FormControl>
      <FormActions form={form} submitLabel="저장" onCancel={() => onDone()} />
    </Form>
  );
}
