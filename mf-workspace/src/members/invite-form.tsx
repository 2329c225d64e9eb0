import { Form, FormActions, FormField, useFormValues, useRecordForm } from '@danji/app-kit/forms';
import { createWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { DEFAULT_JOB_GRADE } from '@danji/contracts/codes/job-grade';
import type { SpaceRole } from '@danji/contracts/workspace/space-role';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { Tabs, TelInput, TextInput } from '@danji/ui';
import { JobGradeField } from '../shared/job-grade-field.tsx';
import { type AssignableRole, RoleField } from './role-field.tsx';

const CONTACT_METHODS = [
  { value: 'email', label: '이메일' },
  { value: 'tel', label: '휴대폰 번호' },
] as const;
type ContactMethod = (typeof CONTACT_METHODS)[number]['value'];
const MISSING: Readonly<Record<ContactMethod, string>> = {
  email: '초대할 사람의 이메일을 입력해 주세요.',
  tel: '초대할 사람의 휴대폰 번호를 입력해 주세요.',
};

type Values = Pick<WorkMember, 'job_grade'> & {
  role: AssignableRole;
  method: ContactMethod;
  email: string;
  tel: string;
};
const BLANK: Values = { method: 'email', email: '', tel: '', job_grade: DEFAULT_JOB_GRADE, role: 'member' };

type InviteFormProps = {
  spaceId: number;
  by: SpaceRole | null;
  onInvited: (member: WorkMember) => void;
  onCancel: () => void;
};

/** Invites whoever has an e-mail address or mobile number; the typed values stay when the call fails. */
export function InviteForm({ spaceId, by, onInvited, onCancel }: InviteFormProps) {
  const form = useRecordForm({
    call: createWorkMember,
    initial: BLANK,
    toInput: ({ method, job_grade, role, ...contact }) => ({
      body: { space_id: spaceId, [method]: contact[method].trim(), job_grade, role },
    }),
    validate: ({ method, ...contact }) => ({ ...(contact[method].trim() === '' && { [method]: MISSING[method] }) }),
    onSaved: onInvited,
  });
  const { method } = useFormValues(form);
  return (
    <Form form={form}>
      <Tabs
        label="초대하는 방법"
        value={method}
        items={CONTACT_METHODS}
        onChange={(next) => form.change({ method: next as ContactMethod })}
      />
      {method === 'email' ? (
        <FormField
          form={form}
          name="email"
          label="이메일"
          required
          help="초대한 뒤 링크를 복사해 보낼 수도 있어요. 수락한 사람의 이름과 휴대폰 번호를 확인한 뒤에 함께해요."
        >
          {(field) => <TextInput {...field} type="email" maxLength={100} autoComplete="off" data-autofocus />}
        </FormField>
      ) : (
        <FormField
          form={form}
          name="tel"
          label="휴대폰 번호"
          required
          help="초대 링크를 문자로 보내요. 가입하지 않은 사람도 이 번호로 가입해 수락하면 바로 함께해요."
        >
          {(field) => <TelInput {...field} autoComplete="off" />}
        </FormField>
      )}
      <RoleField form={form} by={by} />
      <JobGradeField form={form} />
      <FormActions form={form} submitLabel="초대 보내기" onCancel={onCancel} />
    </Form>
  );
}
