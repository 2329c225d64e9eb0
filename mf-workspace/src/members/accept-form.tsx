import { Form, FormActions, useRecordForm } from '@danji/app-kit/forms';
import { EditState } from '@danji/contracts/codes/edit-state';
import { SPACE_ROLE_LABELS, type SpaceRole } from '@danji/contracts/workspace/space-role';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { useToast } from '@danji/shell-sdk';
import { DescriptionList, Text } from '@danji/ui';
import { awaitsConfirmation, describeUnit } from './member-text.ts';
import { type AssignableRole, RoleField } from './role-field.tsx';

type AcceptFormProps = { member: WorkMember; by: SpaceRole | null; onDone: () => void };

/**
 * Accepts a request to join with the role that its person gets: a resident's unless another one is chosen. Who came by
 * e-mail may be anybody with the address, so name and number are compared with the invited person first.
 */
export function AcceptForm({ member, by, onDone }: AcceptFormProps) {
  const toast = useToast();
  const { id, role, user, greeting } = member;
  const form = useRecordForm({
    call: updateWorkMember,
    initial: { role: role as AssignableRole },
    toInput: (body) => ({ params: { id }, body: { ...body, edit_state_type: EditState.DONE } }),
    onSaved: (saved) => {
      toast({
        title: `${user.name} 님이 함께하게 되었어요`,
        description: SPACE_ROLE_LABELS[saved.role],
        tone: 'success',
      });
      onDone();
    },
  });
  const unit = describeUnit(member);
  return (
    <Form form={form}>
      {awaitsConfirmation(member) ? (
        <Text tone="muted">
          {`${user.email ?? ''} 초대를 ${user.name} 님(${user.tel})이 수락했어요. 이메일만으로는 본인인지 알 수 없어요. 이름과 휴대폰 번호가 초대한 사람과 다르면 거절해 주세요.`}
        </Text>
      ) : null}
      {greeting || unit ? (
        <DescriptionList
          items={[
            ...(greeting ? [{ term: '인사말', detail: greeting }] : []),
            ...(unit ? [{ term: '동·호', detail: unit }] : []),
          ]}
        />
      ) : null}
      <RoleField form={form} by={by} />
      <FormActions form={form} submitLabel={awaitsConfirmation(member) ? '맞아요' : '수락'} onCancel={onDone} />
    </Form>
  );
}
