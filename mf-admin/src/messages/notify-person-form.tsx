import { useMutation } from '@danji/api-client';
import { sendStaffNotification } from '@danji/contracts/notifications/notification.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import type { User } from '@danji/contracts/users/user';
import { useToast } from '@danji/shell-sdk';
import { Stack, useFaults } from '@danji/ui';
import { useState, type SyntheticEvent } from 'react';
import { FormEnd } from '../shared/form-end.tsx';
import {
  BLANK_MESSAGE,
  findMessageFaults,
  MESSAGE_FIELDS,
  toMessageBody,
  type MessageDraft,
  type MessageFaults,
} from './message-draft.ts';
import { MessageFields } from './message-fields.tsx';

/** Sends a notification to one person. */
export function NotifyPersonForm({ user, onDone }: { user: Pick<User, 'id' | 'name'>; onDone: () => void }) {
  const [message, setMessage] = useState(BLANK_MESSAGE);
  const { faults, form, show, forget } = useFaults<MessageFaults>();
  const send = useMutation(sendStaffNotification, { refreshes: [listStaffLog] });
  const toast = useToast();
  const change = (part: Partial<MessageDraft>): void => {
    setMessage((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (show(findMessageFaults(message))) return;
    const outcome = await send.run({ body: { ...toMessageBody(message), user_id: user.id } });
    if (!outcome.ok) return void show(outcome.error.fields);
    toast({ title: `${user.name} 님에게 알림을 보냈어요`, tone: 'success' });
    onDone();
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <MessageFields value={message} onChange={change} errors={faults} />
        <FormEnd
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
