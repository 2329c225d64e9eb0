import { Form, FormFailure, useFormField, useFormValues, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import { updateMe } from '@danji/contracts/accounts/profile.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { formatTel } from '@danji/contracts/format/tel';
import { useDraft, useModal, useSession, useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { FactRow } from './fact-row.tsx';
import { PhoneVerification, type VerifiedTel } from '@danji/app-kit/phone-verification';
import {
  isOwnerReady,
  OwnerFields,
  toOwnerBody,
  toOwnerConfirmation,
  validateOwner,
  type OwnerConfirmation,
} from './owner-confirmation.tsx';
import { useKakaoConfirmed } from './use-kakao-confirmed.ts';

type Values = OwnerConfirmation & { verified: VerifiedTel | null };
type Props = { user: User; isKakaoConfirmed: boolean; onDone: () => void };

function useTelChange({ user, isKakaoConfirmed, onDone }: Props) {
  const { updateUser } = useSession();
  const toast = useToast();
  // Kakao leads away from this page: the typed number waits here.
  const draft = useDraft('change-tel', { tel: '' });
  const form: RecordForm<Values> = useRecordForm({
    call: updateMe,
    initial: { ...toOwnerConfirmation(user, isKakaoConfirmed), verified: null } as Values,
    toInput: (values) => ({ body: { tel: values.verified?.tel ?? '', ...toOwnerBody(values) } }),
    validate: (values) => ({
      ...validateOwner(values),
      ...(!values.verified && { verified: '새 번호를 먼저 인증해 주세요.' }),
    }),
    wireNames: { verified: 'tel' },
    onRefused: ({ code }) => {
      // A proof has expired: it is asked for again, everything else stays.
      if (code === 'owner_confirmation_required') form.change({ isConfirmed: false });
      if (code === 'verification_required') form.change({ verified: null });
    },
    onSaved: (saved) => {
      draft.clear();
      updateUser(saved);
      toast({ title: '휴대폰 번호를 바꿨어요.', tone: 'success' });
      onDone();
    },
  });
  return { draft, form };
}

function ChangeTel(props: Props) {
  const { draft, form } = useTelChange(props);
  const values = useFormValues(form);
  const { error } = useFormField(form, 'verified');
  return (
    <Form form={form}>
      <OwnerFields user={props.user} change="tel" form={form} />
      {isOwnerReady(values) || draft.value.tel !== '' ? (
        <PhoneVerification
          purpose="change_tel"
          label="새 휴대폰 번호"
          tel={draft.value.tel}
          onTelChange={(tel) => draft.setValue({ tel })}
          verified={values.verified ?? undefined}
          onVerified={(verified) => form.change({ verified: verified ?? null })}
          errorMessage={error}
        />
      ) : null}
      <FormFailure form={form} />
      <Button type="submit" size="lg" fullWidth loading={form.isRunning}>
        번호 변경
      </Button>
    </Form>
  );
}

/** Shows the phone number of the account; the owner confirms a new one, which must be verified too. */
export function TelRow({ user }: { user: User }) {
  const modal = useModal();
  const change = (isKakaoConfirmed: boolean) =>
    void modal.open((close) => <ChangeTel user={user} isKakaoConfirmed={isKakaoConfirmed} onDone={close} />, {
      title: '휴대폰 번호 변경',
      description: '본인 확인을 한 다음 새 번호로 인증번호를 보내 드려요.',
      directClose: false,
      size: 'sm',
    });
  useKakaoConfirmed('tel', () => change(true));
  return (
    <FactRow
      label="휴대폰 번호"
      value={formatTel(user.tel) || '등록한 번호가 없어요'}
      action={
        <Button size="sm" variant="outline" onClick={() => change(false)}>
          번호 변경
        </Button>
      }
    />
  );
}
