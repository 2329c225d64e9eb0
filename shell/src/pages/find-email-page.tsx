import { Form, FormFailure, FormField, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import { findEmail } from '@danji/contracts/accounts/signup.endpoints';
import { Button, TextInput } from '@danji/ui';
import { useState } from 'react';
import { FoundEmails } from '../find-account/found-emails.tsx';
import { KindChoice, useAccountKind } from '../find-account/kind-choice.tsx';
import { AccountLinks } from '../find-account/account-links.tsx';
import { NarrowPage } from '../shared/narrow-page.tsx';
import {
  BLANK_TEL,
  TEL_WIRE_NAMES,
  validateTel,
  VerifiedTelField,
  type TelValues,
} from '@danji/app-kit/phone-verification';

type Values = TelValues & { name: string };

/** Finds the e-mail address of an account by the name and the phone of its owner. */
export function FindEmailPage() {
  const { kind, userType, choose } = useAccountKind();
  const [emails, setEmails] = useState<readonly { email: string; created: string }[]>();
  const form: RecordForm<Values> = useRecordForm({
    call: findEmail,
    initial: { ...BLANK_TEL, name: '' } as Values,
    toInput: ({ name, verified }) => ({
      body: { name: name.trim(), tel: verified?.tel ?? '', user_type: userType },
    }),
    validate: validateTel,
    wireNames: TEL_WIRE_NAMES,
    draftKey: 'find-email',
    onRefused: ({ code }) => {
      if (code === 'verification_required') form.change({ verified: null });
    },
    onSaved: (found) => setEmails(found.emails),
  });
  if (emails)
    return (
      <NarrowPage lead={emails.length > 0 ? '가입한 이메일을 찾았어요.' : undefined}>
        <FoundEmails kind={kind} emails={emails} />
      </NarrowPage>
    );
  return (
    <NarrowPage lead="가입할 때 쓴 이름과 휴대폰으로 찾아요." after={<AccountLinks kind={kind} />}>
      <Form form={form}>
        <KindChoice value={kind} onChange={choose} />
        <FormField form={form} name="name" label="이름" required>
          {(field) => <TextInput {...field} autoComplete="name" />}
        </FormField>
        <VerifiedTelField form={form} purpose="find_email" />
        <FormFailure form={form} />
        <Button type="submit" size="lg" fullWidth loading={form.isRunning}>
          이메일 찾기
        </Button>
      </Form>
    </NarrowPage>
  );
}
