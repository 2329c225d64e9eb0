import { validateBody, useMutation } from '@danji/api-client';
import { findEmail } from '@danji/contracts/accounts/signup.endpoints';
import { Alert, Button, Field, Stack, TextInput } from '@danji/ui';
import { useState } from 'react';
import { FoundEmails } from '../find-account/found-emails.tsx';
import { KindChoice, useAccountKind } from '../find-account/kind-choice.tsx';
import { AccountLinks } from '../find-account/account-links.tsx';
import { NarrowPage } from '../shared/narrow-page.tsx';
import { PhoneVerification, type VerifiedTel } from '../shared/phone-verification.tsx';
import { useForm } from '../shared/use-form.ts';

/** Looks for the accounts of the typed name and the verified phone; `emails` are their addresses. */
function useEmailSearch(userType: 1 | 2) {
  const search = useMutation(findEmail);
  const [verified, setVerified] = useState<VerifiedTel>();
  const [emails, setEmails] = useState<readonly { email: string; created: string }[]>();
  const toBody = ({ name }: { name: string }) => ({
    name: name.trim(),
    tel: verified?.tel ?? '',
    user_type: userType,
  });
  const form = useForm({
    initial: { name: '', tel: '' },
    validate: (values) =>
      ({
        name: validateBody(findEmail, toBody(values))['name'],
        ...(!verified && { tel: '휴대폰 인증을 먼저 해주세요.' }),
      }) as { name?: string; tel?: string },
    serverErrors: search.fieldErrors,
  });

  const send = async () => {
    const result = await search.trigger({ body: toBody(form.values) });
    if (result.ok) setEmails(result.data.emails);
    else if (result.error.code === 'verification_required') setVerified(undefined);
  };
  return { search, form, send, verified, setVerified, emails };
}

/** Finds the e-mail address of an account by the name and the phone of its owner. */
export function FindEmailPage() {
  const { kind, userType, choose } = useAccountKind();
  const { search, form, send, verified, setVerified, emails } = useEmailSearch(userType);
  const { values, set, errorOf, markTouched } = form;
  if (emails)
    return (
      <NarrowPage title="이메일 찾기" lead={emails.length > 0 ? '가입한 이메일을 찾았어요.' : undefined}>
        <FoundEmails kind={kind} emails={emails} />
      </NarrowPage>
    );
  return (
    <NarrowPage title="이메일 찾기" lead="가입할 때 쓴 이름과 휴대폰으로 찾아요." after={<AccountLinks kind={kind} />}>
      <form noValidate method="post" onSubmit={form.submit(send)}>
        <Stack gap={4}>
          <KindChoice value={kind} onChange={choose} />
          <Field label="이름" required error={errorOf('name')}>
            <TextInput
              name="name"
              autoComplete="name"
              value={values.name}
              onChange={(text) => set('name', text)}
              onBlur={() => {
                if (values.name) markTouched('name');
              }}
            />
          </Field>
          <PhoneVerification
            purpose="find_email"
            tel={values.tel}
            onTelChange={(tel) => set('tel', tel)}
            verified={verified}
            onVerified={setVerified}
            errorMessage={errorOf('tel')}
          />
          {search.error ? (
            <Alert tone="danger">{Object.values(search.error.fields)[0] ?? search.error.title}</Alert>
          ) : null}
          <Button type="submit" size="lg" fullWidth loading={search.isRunning}>
            이메일 찾기
          </Button>
        </Stack>
      </form>
    </NarrowPage>
  );
}
