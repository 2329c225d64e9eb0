import { validateBody, useMutation } from '@danji/api-client';
import { isBusinessNumber } from '@danji/contracts/rules/business-number';
import { submitBusiness } from '@danji/contracts/accounts/profile.endpoints';
import { useSession, useToast } from '@danji/shell-sdk';
import { Alert, BusinessNoInput, Button, Field, Flex, Stack, TelInput, TextInput } from '@danji/ui';
import { AddressField } from './address-field.tsx';
import { LicenceUpload } from './licence-upload.tsx';
import { useBusinessCheck, WRONG_NUMBER } from './use-business-check.ts';
import { useForm, type FieldErrors, type Form } from './use-form.ts';

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

function validate(values: Values): FieldErrors<Values> {
  const contractErrors: FieldErrors<Values> = validateBody(submitBusiness, values);
  return {
    ...contractErrors,
    ...(values.business_no === '' && { business_no: '사업자등록번호를 입력해 주세요.' }),
    ...(values.business_no !== '' && !isBusinessNumber(values.business_no) && { business_no: WRONG_NUMBER }),
  };
}

function useSubmission(onDone: () => void) {
  const { user, updateUser } = useSession();
  const toast = useToast();
  const detail = user?.brand?.detail;
  const submission = useMutation(submitBusiness);
  const form = useForm<Values>({
    initial: {
      business_no: detail?.business_no ?? '',
      name: detail?.name ?? '',
      company_manager_name: detail?.company_manager_name ?? '',
      tel: detail?.tel ?? '',
      address_code: detail?.address_code ?? '',
      address1: detail?.address1 ?? '',
      address2: detail?.address2 ?? '',
      industry: detail?.industry ?? '',
    },
    validate,
    serverErrors: submission.fieldErrors,
  });
  const send = async (body: Values) => {
    const result = await submission.trigger({ body });
    if (!result.ok) return;
    updateUser(result.data);
    toast({ title: '사업자 정보를 보냈어요. 확인이 끝나면 알려 드려요.', tone: 'success' });
    onDone();
  };
  return { form, submission, send };
}

type FieldProps = { form: Form<Values> };

/** The business number with the button that checks it at the tax office. */
function BusinessNoField({ form: { values, set, errorOf } }: FieldProps) {
  const check = useBusinessCheck();
  const checked = check.checked?.no === values.business_no ? check.checked : undefined;
  return (
    <Field
      label="사업자등록번호"
      required
      error={errorOf('business_no') ?? checked?.errorMessage}
      help={checked?.note || undefined}
    >
      <Flex css={{ gap: 2 }}>
        <BusinessNoInput
          name="business_no"
          value={values.business_no}
          onChange={(digits) => set('business_no', digits)}
        />
        <Button
          variant="subtle"
          css={{ minHeight: '3rem', flexShrink: 0 }}
          loading={check.isRunning}
          onClick={() => void check.trigger(values.business_no)}
        >
          조회
        </Button>
      </Flex>
    </Field>
  );
}

type TextFieldProps = FieldProps & { name: keyof Values; label: string; required?: boolean; autoComplete?: string };

function TextField({ form, name, label, required = false, autoComplete = 'off' }: TextFieldProps) {
  const { values, set, errorOf, markTouched } = form;
  return (
    <Field label={label} required={required} optional={!required} error={errorOf(name)}>
      <TextInput
        name={name}
        value={values[name]}
        autoComplete={autoComplete}
        onChange={(text) => set(name, text)}
        onBlur={() => {
          if (values[name]) markTouched(name);
        }}
      />
    </Field>
  );
}

/** The business details of the signed-in vendor: the number is checked at the tax office, then everything goes to review. */
export function BusinessForm({ submitLabel, onDone, onSkip }: Props) {
  const { form, submission, send } = useSubmission(onDone);
  const { values, set, setAll, errorOf } = form;
  return (
    <form noValidate onSubmit={form.submit(send)}>
      <Stack gap={4}>
        <BusinessNoField form={form} />
        <TextField form={form} name="name" label="상호" required autoComplete="organization" />
        <TextField form={form} name="company_manager_name" label="대표자 이름" required />
        <Field label="회사 전화번호" optional error={errorOf('tel')}>
          <TelInput value={values.tel} onChange={(digits) => set('tel', digits)} placeholder="02-0000-0000" />
        </Field>
        <AddressField value={values} errorOf={errorOf} onChange={(address) => setAll({ ...values, ...address })} />
        <TextField form={form} name="industry" label="업종" />
        <Field label="사업자등록증" group optional>
          <LicenceUpload />
        </Field>
        {submission.error && Object.keys(submission.error.fields).length === 0 ? (
          <Alert tone="danger">{submission.error.title}</Alert>
        ) : null}
        <Button type="submit" size="lg" fullWidth loading={submission.isRunning}>
          {submitLabel}
        </Button>
        {onSkip ? (
          <Button variant="ghost" fullWidth onClick={onSkip}>
            나중에 하기
          </Button>
        ) : null}
      </Stack>
    </form>
  );
}
