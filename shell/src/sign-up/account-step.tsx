import type { ApiError } from '@danji/api-client';
import { Alert, Button, Field, Stack, TextInput } from '@danji/ui';
import { NewPasswordFields } from '../shared/new-password-fields.tsx';
import { useForm, type FieldErrors, type Form } from '../shared/use-form.ts';
import { EmailField } from './email-field.tsx';
import type { AccountValues } from './sign-up-values.ts';

type Props = {
  userType: 1 | 2;
  isBrand: boolean;
  needsPassword: boolean;
  value: AccountValues;
  onChange: (value: AccountValues) => void;
  validate: (value: AccountValues) => FieldErrors<AccountValues>;
  error: ApiError | undefined;
  isRunning: boolean;
  /** Resolves when the server has responded. */
  onSubmit: (value: AccountValues) => Promise<void>;
};

type FieldsProps = { form: Form<AccountValues> };

/** The name of the account holder, and for vendors the name of the company. */
function NameFields({ form: { values, set, errorOf, markTouched }, isBrand }: FieldsProps & { isBrand: boolean }) {
  return (
    <>
      {isBrand ? (
        <Field label="상호" required error={errorOf('company_name')}>
          <TextInput
            name="company_name"
            autoComplete="organization"
            maxLength={100}
            value={values.company_name}
            onChange={(text) => set('company_name', text)}
            onBlur={() => markTouched('company_name')}
          />
        </Field>
      ) : null}
      <Field label={isBrand ? '담당자 이름' : '이름'} required error={errorOf('name')}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={50}
          value={values.name}
          onChange={(text) => set('name', text)}
          onBlur={() => {
            if (values.name) markTouched('name');
          }}
        />
      </Field>
    </>
  );
}

function OptionalFields({ form: { values, set, errorOf } }: FieldsProps) {
  return (
    <>
      <Field label="닉네임" optional error={errorOf('nickname')} help="글을 쓸 때 이름 대신 보여요.">
        <TextInput
          name="nickname"
          autoComplete="nickname"
          maxLength={30}
          value={values.nickname}
          onChange={(text) => set('nickname', text)}
        />
      </Field>
      <Field label="추천 코드" optional error={errorOf('ref_code')}>
        <TextInput
          name="ref_code"
          autoComplete="off"
          maxLength={20}
          value={values.ref_code}
          onChange={(text) => set('ref_code', text)}
        />
      </Field>
    </>
  );
}

/** Asks for the names, the e-mail address and the password of the new account. */
export function AccountStep({
  userType,
  isBrand,
  needsPassword,
  value,
  onChange,
  validate,
  error,
  isRunning,
  onSubmit,
}: Props) {
  const form = useForm({
    initial: value,
    validate,
    serverErrors: error?.fields ?? {},
    store: { value, setValue: onChange },
  });
  const { values, set, errorOf, markTouched, submit } = form;
  const displayedFields = new Set(Object.keys(values));
  const isGeneralError = error && !Object.keys(error.fields).some((name) => displayedFields.has(name));
  return (
    <form noValidate method="post" onSubmit={submit(onSubmit)}>
      <Stack gap={4}>
        <NameFields form={form} isBrand={isBrand} />
        <EmailField
          userType={userType}
          value={values.email}
          onChange={(text) => set('email', text)}
          onTouched={() => {
            if (values.email) markTouched('email');
          }}
          errorMessage={errorOf('email')}
        />
        {needsPassword ? (
          <NewPasswordFields values={values} onChange={set} onTouched={markTouched} errorOf={errorOf} />
        ) : null}
        <OptionalFields form={form} />
        {isGeneralError ? <Alert tone="danger">{Object.values(error.fields)[0] ?? error.title}</Alert> : null}
        <Button type="submit" size="lg" fullWidth loading={isRunning} loadingLabel="가입하는 중">
          가입하기
        </Button>
      </Stack>
    </form>
  );
}
