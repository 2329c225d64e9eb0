import { request } from '@danji/api-client';
import { AddressFields, FieldConflictDialog, Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import { BRAND_DETAIL_LABELS } from '@danji/contracts/accounts/brand-detail-labels';
import { EditState } from '@danji/contracts/codes/edit-state';
import { getMe, updateBrandDetail } from '@danji/contracts/accounts/profile.endpoints';
import type { BrandDetail, User } from '@danji/contracts/accounts/user';
import { useConfirm, useSession, useToast } from '@danji/shell-sdk';
import { NumberInput, TelInput, TextInput } from '@danji/ui';

const NAMES = ['name', 'company_manager_name', 'tel', 'address_code', 'address1', 'address2', 'industry'] as const;
type Values = Pick<BrandDetail, (typeof NAMES)[number] | 'employees'>;

const toValues = ({ brand }: User): Values => ({
  ...(Object.fromEntries(NAMES.map((name) => [name, brand?.detail?.[name] ?? ''])) as Record<
    (typeof NAMES)[number],
    string
  >),
  employees: brand?.detail?.employees ?? null,
});
const MAX_EMPLOYEES = 2_000_000_000;

/** The question before a save of an approved brand that changes its name or representative: they are reviewed. */
const REVIEW = {
  title: '상호나 대표자를 바꾸면 다시 심사해요',
  description:
    '심사하는 동안 다른 회원에게는 지금 승인된 정보가 보이고, 견적을 내거나 요금제를 신청할 수 없어요. 승인되면 알림으로 알려 드려요.',
  confirmLabel: '심사 요청',
};
const isReviewed = (values: Values, stored: Values): boolean =>
  values.name !== stored.name || values.company_manager_name !== stored.company_manager_name;

/** The facts that a brand changes by itself; the others are submitted for review, or come from our staff. */
export function BrandContactForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { updateUser } = useSession();
  const [confirm, toast] = [useConfirm(), useToast()];
  const form = useRecordForm<Values, typeof updateBrandDetail, User>({
    call: updateBrandDetail,
    initial: toValues(user),
    toInput: (values, { base }) => ({ body: { ...values, ...(base?.brand && { updated: base.brand.updated }) } }),
    validate: ({ name, company_manager_name: manager }) => ({
      ...(name.trim() === '' && { name: '상호를 입력해 주세요.' }),
      ...(manager.trim() === '' && { company_manager_name: '대표자 이름을 입력해 주세요.' }),
    }),
    confirm: async (values, { base, start }) =>
      base?.brand?.brand_status_type !== EditState.DONE || !isReviewed(values, start) || confirm(REVIEW),
    asksOnLeave: true,
    versions: { record: user, read: () => request(getMe), toValues },
    onSaved: (saved) => {
      updateUser(saved);
      toast({ title: '업체 정보를 저장했어요.', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <FormField form={form} name="name" label={BRAND_DETAIL_LABELS.name} required help="바꾸면 심사한 뒤에 공개돼요.">
        {(field) => <TextInput {...field} autoComplete="organization" maxLength={100} />}
      </FormField>
      <FormField
        form={form}
        name="company_manager_name"
        label={BRAND_DETAIL_LABELS.company_manager_name}
        required
        help="바꾸면 심사한 뒤에 공개돼요."
      >
        {(field) => <TextInput {...field} autoComplete="off" maxLength={50} />}
      </FormField>
      <FormField form={form} name="tel" label={BRAND_DETAIL_LABELS.tel} optional>
        {(field) => <TelInput {...field} placeholder="02-0000-0000" />}
      </FormField>
      <AddressFields form={form} optional />
      <FormField form={form} name="industry" label={BRAND_DETAIL_LABELS.industry} optional>
        {(field) => <TextInput {...field} maxLength={100} />}
      </FormField>
      <FormField form={form} name="employees" label={BRAND_DETAIL_LABELS.employees} optional>
        {(field) => <NumberInput {...field} min={0} max={MAX_EMPLOYEES} decimals={0} allowBlank suffix="명" />}
      </FormField>
      <FormActions form={form} submitLabel="저장" onCancel={onDone} />
      <FieldConflictDialog
        form={form}
        savedOf={({ brand }) => ({ at: brand?.updated ?? '' })}
        labelOf={(name) => BRAND_DETAIL_LABELS[name]}
        describe={(values, name) => String(values[name] ?? '')}
      />
    </Form>
  );
}
