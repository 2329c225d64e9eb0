import {
  AddressFields,
  Form,
  FormFailure,
  FormField,
  useFormField,
  useRecordForm,
  type FieldErrors,
  type RecordForm,
} from '@danji/app-kit/forms';
import { isBusinessNumber } from '@danji/contracts/rules/business-number';
import { submitBusiness } from '@danji/contracts/accounts/profile.endpoints';
import { useSession, useToast } from '@danji/shell-sdk';
import { BusinessNoInput, Button, Field, Flex, TelInput, TextInput } from '@danji/ui';
import { LicenceUpload } from './licence-upload.tsx';
import { useBusinessCheck, WRONG_NUMBER } from './use-business-check.ts';

type Values = {
  business_no: string;
  name: string;
  company_manager_name: string;
  tel: string;
  address_code: string;
  address1: string;
  address2: string;
  industry: string;
};
type Props = { submitLabel: string; onDone: () => void; onSkip?: () => void };

const validate = ({ business_no }: Values): FieldErrors<Values> => ({
  ...(business_no === '' && { business_no: '사업자등록번호를 입력해 주세요.' }),
  ...(business_no !== '' && !isBusinessNumber(business_no) && { business_no: WRONG_NUMBER }),
});

const FIELDS = [
  'business_no',
  'name',
  'company_manager_name',
  'tel',
  'address_code',
  'address1',
  'address2',
  'industry',
] as const;
const toValues = (detail: Partial<Values> | null | undefined): Values =>
  Object.fromEntries(FIELDS.map((name) => [name, detail?.[name] ?? ''])) as Values;

type BusinessState = RecordForm<Values>;

/** The business number with the button that checks it at the tax office. */
function BusinessNoField({ form }: { form: BusinessState }) {
  const check = useBusinessCheck();
  const { field, error } = useFormField(form, 'business_no');
  const checked = check.checked?.no === field.value ? check.checked : undefined;
  return (
    <Field label="사업자등록번호" required error={error ?? checked?.errorMessage} help={checked?.note || undefined}>
      <Flex css={{ gap: 2 }}>
        <BusinessNoInput {...field} />
        <Button
          variant="subtle"
          css={{ minHeight: '3rem', flexShrink: 0 }}
          loading={check.isRunning}
          onClick={() => void check.trigger(field.value)}
        >
          조회
        </Button>
      </Flex>
    </Field>
  );
}

type TextFieldProps = {
  form: BusinessState;
  name: keyof Values;
  label: string;
  required?: boolean;
  autoComplete?: string;
};

const TextField = ({ form, name, label, required = false, autoComplete = 'off' }: TextFieldProps) => (
  <FormField form={form} name={name} label={label} required={required} optional={!required}>
    {(field) => <TextInput {...field} autoComplete={autoComplete} />}
  </FormField>
);

/** The business details of the signed-in vendor: the number is checked at the tax office, then everything goes to review. */
export function BusinessForm({ submitLabel, onDone, onSkip }: Props) {
  const { user, updateUser } = useSession();
  const toast = useToast();
  const form = useRecordForm({
    call: submitBusiness,
    initial: toValues(user?.brand?.detail),
    toInput: (body) => ({ body }),
    validate,
    onSaved: (saved) => {
      updateUser(saved);
      toast(
        saved.brand?.detail?.business_image_url
          ? { title: '사업자 정보를 보냈어요. 확인이 끝나면 알려 드려요.', tone: 'success' }
          : { title: '사업자 정보를 보냈어요. 사업자등록증을 올려야 심사를 마칠 수 있어요.', tone: 'warning' },
      );
      onDone();
    },
  });
  return (
    <Form form={form}>
      <BusinessNoField form={form} />
      <TextField form={form} name="name" label="상호" required autoComplete="organization" />
      <TextField form={form} name="company_manager_name" label="대표자 이름" required />
      <FormField form={form} name="tel" label="회사 전화번호" optional>
        {(field) => <TelInput {...field} placeholder="02-0000-0000" />}
      </FormField>
      <AddressFields form={form} optional />
      <TextField form={form} name="industry" label="업종" />
      <Field label="사업자등록증" group optional help="나중에 올려도 되지만, 올려야 심사를 마칠 수 있어요.">
        <LicenceUpload />
      </Field>
      <FormFailure form={form} />
      <Button type="submit" size="lg" fullWidth loading={form.isRunning}>
        {submitLabel}
      </Button>
      {onSkip ? (
        <Button variant="ghost" fullWidth onClick={onSkip}>
          나중에 하기
        </Button>
      ) : null}
    </Form>
  );
}
