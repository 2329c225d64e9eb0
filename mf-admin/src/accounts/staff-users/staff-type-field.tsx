import { FormField, toTextBinding, type RecordForm } from '@danji/app-kit/forms';
import { StaffType } from '@danji/contracts/codes/user-codes';
import type { User } from '@danji/contracts/accounts/user';
import { RadioGroup } from '@danji/ui';

export type StaffTypeCode = NonNullable<User['staff']>['staff_type'];

const OPTIONS = [
  {
    value: String(StaffType.STAFF),
    label: StaffType.label(StaffType.STAFF),
    description: '회원, 심사, 알림을 맡아요.',
  },
  {
    value: String(StaffType.ADMIN),
    label: StaffType.label(StaffType.ADMIN),
    description: '운영자 계정, 요금제, 릴리스까지 맡아요.',
  },
];

/** Selects the type of an operator. */
export const StaffTypeField = ({ form }: { form: RecordForm<{ staff_type: StaffTypeCode }> }) => (
  <FormField form={form} name="staff_type" label="종류" required group>
    {(field) => <RadioGroup {...toTextBinding(field)} boxed options={OPTIONS} />}
  </FormField>
);
