import { StaffType } from '@danji/contracts/codes/user-codes';
import type { User } from '@danji/contracts/accounts/user';
import { Field, RadioGroup } from '@danji/ui';

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
export function StaffTypeField({
  value,
  onChange,
  error,
}: {
  value: StaffTypeCode;
  onChange: (type: StaffTypeCode) => void;
  error?: string | undefined;
}) {
  const choose = (text: string) => onChange(Number(text) === StaffType.ADMIN ? StaffType.ADMIN : StaffType.STAFF);
  return (
    <Field label="종류" required group error={error}>
      <RadioGroup boxed value={String(value)} onChange={choose} options={OPTIONS} />
    </Field>
  );
}
