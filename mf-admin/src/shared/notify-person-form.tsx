import { Form, FormActions, useRecordForm } from '@danji/app-kit/forms';
import { sendStaffNotification } from '@danji/contracts/notifications/notification.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { useToast } from '@danji/shell-sdk';
import { BLANK_MESSAGE, toMessageBody, validateMessage } from './message-draft.ts';
import { MessageFields } from './message-fields.tsx';

/** Sends a notification to one person. */
export function NotifyPersonForm({ user, onDone }: { user: Pick<User, 'id' | 'name'>; onDone: () => void }) {
  const toast = useToast();
  const form = useRecordForm({
    call: sendStaffNotification,
    initial: BLANK_MESSAGE,
    toInput: (message) => ({ body: { ...toMessageBody(message), user_id: user.id } }),
    validate: validateMessage,
    onSaved: () => {
      toast({ title: `${user.name} 님에게 알림을 보냈어요`, tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <MessageFields form={form} />
      <FormActions form={form} submitLabel="보내기" onCancel={onDone} />
    </Form>
  );
}
