import { Form, FormFailure, FormField, useFormValues, type RecordForm } from '@danji/app-kit/forms';
import { Button, TextInput } from '@danji/ui';
import { useEffect, useEffectEvent } from 'react';
import { NewPasswordFields } from '../shared/new-password-fields.tsx';
import { EmailField } from './email-field.tsx';
import { RecommenderField } from './recommender-field.tsx';
import type { AccountValues } from './sign-up-values.ts';
import { useAccountForm, type SignUp } from './use-sign-up.ts';

type FieldsProps = { form: RecordForm<AccountValues> };

/** The name of the account holder, and for vendors the name of the company. */
const NameFields = ({ form, isBrand }: FieldsProps & { isBrand: boolean }) => (
  <>
    {isBrand ? (
      <FormField form={form} name="company_name" label="상호" required>
        {(field) => <TextInput {...field} autoComplete="organization" maxLength={100} />}
      </FormField>
    ) : null}
    <FormField form={form} name="name" label={isBrand ? '담당자 이름' : '이름'} required>
      {(field) => <TextInput {...field} autoComplete="name" maxLength={50} />}
    </FormField>
  </>
);

const OptionalFields = ({ form }: FieldsProps) => (
  <>
    <FormField form={form} name="nickname" label="닉네임" optional help="글을 쓸 때 이름 대신 보여요.">
      {(field) => <TextInput {...field} autoComplete="nickname" maxLength={30} />}
    </FormField>
    <RecommenderField form={form} />
  </>
);

/** Asks for the names, the e-mail address and the password of the new account. `onJoined` runs as soon as it exists. */
export function AccountStep({ flow, onJoined }: { flow: SignUp; onJoined: () => void }) {
  const form = useAccountForm(flow, onJoined);
  const values = useFormValues(form);
  // The other steps and the draft have the values too.
  const keep = useEffectEvent(flow.setAccount);
  useEffect(() => keep(values), [values]);
  return (
    <Form form={form}>
      <NameFields form={form} isBrand={flow.isBrand} />
      <EmailField userType={flow.userType} form={form} />
      {flow.isKakao ? null : <NewPasswordFields form={form} />}
      <OptionalFields form={form} />
      <FormFailure form={form} />
      <Button type="submit" size="lg" fullWidth loading={form.isRunning} loadingLabel="가입하는 중">
        가입하기
      </Button>
    </Form>
  );
}
