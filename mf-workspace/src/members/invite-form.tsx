import { useMutation } from '@danji/api-client';
import { createWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { DEFAULT_JOB_GRADE } from '@danji/contracts/codes/job-grade';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { useToast } from '@danji/shell-sdk';
import { Alert, Button, Field, Flex, Stack, Tabs, TelInput, TextInput, useFieldErrors } from '@danji/ui';
import { useState, type FormEvent } from 'react';
import type { FieldErrors } from '../shared/body.validation.ts';
import { JobGradeField } from '../shared/job-grade-field.tsx';

const CONTACT_METHODS = [
  { value: 'email', label: '이메일' },
  { value: 'tel', label: '휴대폰 번호' },
] as const;
type ContactMethod = (typeof CONTACT_METHODS)[number]['value'];
const MISSING: Readonly<Record<ContactMethod, string>> = {
  email: '초대할 사람의 이메일을 입력해 주세요.',
  tel: '초대할 사람의 휴대폰 번호를 입력해 주세요.',
};

type ContactFieldProps = {
  method: ContactMethod;
  typed: Readonly<Record<ContactMethod, string>>;
  fieldErrors: FieldErrors;
  onChange: (next: Partial<Record<ContactMethod, string>>) => void;
};

function ContactField({ method, typed, fieldErrors, onChange }: ContactFieldProps) {
  return method === 'email' ? (
    <Field
      label="이메일"
      required
      error={fieldErrors['email']}
      help="수락한 사람의 이름과 휴대폰 번호를 확인한 뒤에 함께해요."
    >
      <TextInput
        type="email"
        value={typed.email}
        maxLength={100}
        autoComplete="off"
        data-autofocus
        onChange={(email) => onChange({ email })}
      />
    </Field>
  ) : (
    <Field
      label="휴대폰 번호"
      required
      error={fieldErrors['tel']}
      help="이 번호로 가입한 사람이 수락하면 바로 함께해요."
    >
      <TelInput value={typed.tel} autoComplete="off" onChange={(tel) => onChange({ tel })} />
    </Field>
  );
}

/** Invites whoever has an e-mail address or mobile number; the typed values stay when the call fails. */
export function InviteForm({ spaceId, onDone }: { spaceId: number; onDone: () => void }) {
  const [method, setMethod] = useState<ContactMethod>('email');
  const [typed, setTyped] = useState<Record<ContactMethod, string>>({ email: '', tel: '' });
  const [grade, setGrade] = useState<WorkMember['job_grade']>(DEFAULT_JOB_GRADE);
  const { fieldErrors, form, show } = useFieldErrors<FieldErrors>();
  const toast = useToast();
  const invite = useMutation(createWorkMember);
  const change = (next: Partial<Record<ContactMethod, string>>) => {
    setTyped((current) => ({ ...current, ...next }));
    show({});
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const contact = typed[method].trim();
    if (show(contact === '' ? { [method]: MISSING[method] } : {})) return;
    const outcome = await invite.trigger({ body: { space_id: spaceId, [method]: contact, job_grade: grade } });
    if (!outcome.ok) return void show(outcome.error.fields);
    toast({
      title: '초대했어요',
      description: `아직 가입하지 않은 사람은 이 ${method === 'email' ? '이메일로' : '번호로'} 가입한 뒤에 초대를 볼 수 있어요.`,
      tone: 'success',
    });
    onDone();
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <Tabs
          label="초대하는 방법"
          value={method}
          items={CONTACT_METHODS}
          onChange={(next) => {
            setMethod(next as ContactMethod);
            show({});
          }}
        />
        <ContactField method={method} typed={typed} fieldErrors={fieldErrors} onChange={change} />
        <JobGradeField value={grade} error={fieldErrors['job_grade']} onChange={setGrade} />
        {invite.error && Object.keys(invite.fieldErrors).length === 0 ? (
          <Alert tone="danger">{invite.error.title}</Alert>
        ) : null}
        <Flex justifyContent="flex-end" gap={2}>
          <Button variant="outline" onClick={onDone}>
            취소
          </Button>
          <Button type="submit" loading={invite.isRunning}>
            초대 보내기
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
