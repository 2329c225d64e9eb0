import { findBodyFaults, useMutation } from '@danji/api-client';
import { findEmail } from '@danji/contracts/users/signup.endpoints';
import { Alert, Button, Field, Stack, TextInput } from '@danji/ui';
import { useState } from 'react';
import { FoundEmails } from '../find-account/found-emails.tsx';
import { KindChoice, useAccountKind } from '../find-account/kind-choice.tsx';
import { OtherWays } from '../find-account/other-ways.tsx';
import { NarrowPage } from '../shared/narrow-page.tsx';
import { PhoneVerification, type VerifiedTel } from '../shared/phone-verification.tsx';
import { useForm } from '../shared/use-form.ts';

/** Looks for the accounts of the typed name and the verified phone; `emails` are their addresses. */
function useEmailSearch(userType: 1 | 2) {
  const search = useMutation(findEmail, { refreshes: [] });
  const [verified, setVerified] = useState<VerifiedTel>();
  const [emails, setEmails] = useState<readonly { email: string; created: string }[]>();
  const toBody = ({ name }: { name: string }) => ({
    name: name.trim(),
    tel: verified?.tel ?? '',
    user_type: userType,
  });
  const form = useForm({
    initial: { name: '', tel: '' },
    findFaults: (values) =>
      ({
        name: findBodyFaults(findEmail, toBody(values))['name'],
        ...(!verified && { tel: '휴대폰 인증을 먼저 해주세요.' }),
      }) as { name?: string; tel?: string },
    serverFaults: search.fieldErrors,
  });

  const send = async () => {
    const outcome = await search.run({ body: toBody(form.values) });
    if (outcome.ok) setEmails(outcome.data.emails);
    else if (outcome.error.code === 'verification_required') setVerified(undefined);
  };
  return { search, form, send, verified, setVerified, emails };
}

/** Finds the e-mail address of an account by the name and the phone of its owner. */
export function FindEmailPage() {
  const { kind, userType, choose } = useAccountKind();
  const { search, form, send, verified, setVerified, emails } = useEmailSearch(userType);
  const { values, set, faultOf, leave } = form;
  if (emails)
    return (
      <NarrowPage title="이메일 찾기" lead={emails.length > 0 ? '가입한 이메일을 찾았어요.' : undefined}>
        <FoundEmails kind={kind} emails={emails} />
      </NarrowPage>
    );
  return (
    <NarrowPage title="이메일 찾기" lead="가입할 때 쓴 이름과 휴대폰으로 찾아요." after={<OtherWays kind={kind} />}>
      <form noValidate method="post" onSubmit={form.submit(send)}>
        <Stack gap={4}>
          <KindChoice value={kind} onChange={choose} />
          <Field label="이름" required error={faultOf('name')}>
            <TextInput
              name="name"
              autoComplete="name"
              value={values.name}
              onChange={(text) => set('name', text)}
              onBlur={() => {
                if (values.name) leave('name');
              }}
            />
          </Field>
          <PhoneVerification
            purpose="find_email"
            tel={values.tel}
            onTelChange={(tel) => set('tel', tel)}
            verified={verified}
            onVerified={setVerified}
            fault={faultOf('tel')}
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
