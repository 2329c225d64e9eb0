import { useMutation } from '@danji/api-client';
import { sendStaffNotification } from '@danji/contracts/notifications/notification.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { useToast } from '@danji/shell-sdk';
import { Stack, useFieldErrors } from '@danji/ui';
import { useState, type SyntheticEvent } from 'react';
import { FormActions } from './form-actions.tsx';
import {
  BLANK_MESSAGE,
  validateMessage,
  MESSAGE_FIELDS,
  toMessageBody,
  type MessageDraft,
  type MessageErrors,
} from './message-draft.ts';
import { MessageFields } from './message-fields.tsx';

/** Sends a notification to one person. */
export function NotifyPersonForm({ user, onDone }: { user: Pick<User, 'id' | 'name'>; onDone: () => void }) {
  const [message, setMessage] = useState(BLANK_MESSAGE);
  const { fieldErrors, form, show, forget } = useFieldErrors<MessageErrors>();
  const send = useMutation(sendStaffNotification);
  const toast = useToast();
  const change = (part: Partial<MessageDraft>): void => {
    setMessage((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (show(validateMessage(message))) return;
    const outcome = await send.trigger({ body: { ...toMessageBody(message), user_id: user.id } });
    if (!outcome.ok) return void show(outcome.error.fields);
    toast({ title: `${user.name} 님에게 알림을 보냈어요`, tone: 'success' });
    onDone();
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <MessageFields value={message} onChange={change} errors={fieldErrors} />
        <FormActions
          submitLabel="보내기"
          isRunning={send.isRunning}
          error={send.error}
          fields={MESSAGE_FIELDS}
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}
