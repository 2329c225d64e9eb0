import { findBodyFaults, useMutation } from '@danji/api-client';
import { isBusinessNumber } from '@danji/contracts/rules/business-number';
import { checkBusiness, submitBusiness } from '@danji/contracts/users/profile.endpoints';
import { useSession, useToast } from '@danji/shell-sdk';
import { Alert, BusinessNoInput, Button, Field, Flex, Stack, TelInput, TextInput } from '@danji/ui';
import { useState } from 'react';
import { AddressField } from './address-field.tsx';
import { LicenceUpload } from './licence-upload.tsx';
import { useForm, type FieldFaults } from './use-form.ts';

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

const STATUS_FAULTS = {
  active: undefined,
  paused: '휴업 중인 사업자예요.',
  closed: '폐업한 사업자예요.',
  unregistered: '국세청에 등록되지 않은 번호예요. 번호를 다시 확인해 주세요.',
} as const;
const WRONG_NUMBER = '사업자등록번호가 맞지 않아요. 다시 확인해 주세요.';

type Checked = { no: string; fault: string | undefined; note: string };

function useBusinessCheck() {
  const check = useMutation(checkBusiness, { refreshes: [] });
  const [checked, setChecked] = useState<Checked>();
  const run = async (no: string) => {
    if (!isBusinessNumber(no)) {
      setChecked({ no, fault: WRONG_NUMBER, note: '' });
      return;
    }
    const outcome = await check.run({ body: { business_no: no } });
    if (!outcome.ok) setChecked({ no, fault: outcome.error.fields['business_no'] ?? outcome.error.title, note: '' });
    else if (outcome.data.is_taken) setChecked({ no, fault: '다른 업체가 이미 등록한 번호예요.', note: '' });
    else
      setChecked({
        no,
        fault: STATUS_FAULTS[outcome.data.status],
        note: `계속사업자로 확인했어요.${outcome.data.tax_type ? ` (${outcome.data.tax_type})` : ''}`,
      });
  };
  return { run, checked, isRunning: check.isRunning };
}

function findFaults(values: Values): FieldFaults<Values> {
  const faults: FieldFaults<Values> = findBodyFaults(submitBusiness, values);
  return {
    ...faults,
    ...(values.business_no === '' && { business_no: '사업자등록번호를 입력해 주세요.' }),
    ...(values.business_no !== '' && !isBusinessNumber(values.business_no) && { business_no: WRONG_NUMBER }),
  };
}

/** Business facts of the signed-in brand: the number is checked at the tax office, then everything goes to review. */
export function BusinessForm({ submitLabel, onDone, onSkip }: Props) {
  const { user, updateUser } = useSession();
  const toast = useToast();
  const detail = user?.brand?.detail;
  const submission = useMutation(submitBusiness, { refreshes: [] });
  const check = useBusinessCheck();
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
    findFaults,
    serverFaults: submission.fieldErrors,
  });
  const { values, set, faultOf, leave } = form;
  const checked = check.checked?.no === values.business_no ? check.checked : undefined;

  const send = async (body: Values) => {
    const outcome = await submission.run({ body });
    if (!outcome.ok) return;
    updateUser(outcome.data);
    toast({ title: '사업자 정보를 보냈어요. 확인이 끝나면 알려 드려요.', tone: 'success' });
    onDone();
  };
  const line = (name: keyof Values, label: string, options: { required?: boolean; autoComplete?: string } = {}) => (
    <Field label={label} required={options.required ?? false} optional={!options.required} error={faultOf(name)}>
      <TextInput
        name={name}
        value={values[name]}
        autoComplete={options.autoComplete ?? 'off'}
        onChange={(text) => set(name, text)}
        onBlur={() => {
          if (values[name]) leave(name);
        }}
      />
    </Field>
  );
  return (
    <form noValidate onSubmit={form.submit(send)}>
      <Stack gap={4}>
        <Field
          label="사업자등록번호"
          required
          error={faultOf('business_no') ?? checked?.fault}
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
              onClick={() => void check.run(values.business_no)}
            >
              조회
            </Button>
          </Flex>
        </Field>
        {line('name', '상호', { required: true, autoComplete: 'organization' })}
        {line('company_manager_name', '대표자 이름', { required: true })}
        <Field label="회사 전화번호" optional error={faultOf('tel')}>
          <TelInput value={values.tel} onChange={(digits) => set('tel', digits)} placeholder="02-0000-0000" />
        </Field>
        <AddressField value={values} faultOf={faultOf} onChange={(address) => form.setAll({ ...values, ...address })} />
        {line('industry', '업종')}
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
