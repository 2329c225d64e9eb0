import { useMutation } from '@danji/api-client';
import { UserType } from '@danji/contracts/codes/user-codes';
import { formatNumber } from '@danji/contracts/format/number';
import { sendStaffNotification } from '@danji/contracts/notifications/notification.endpoints';
import { useConfirm, useDraft, useToast } from '@danji/shell-sdk';
import { useFieldErrors } from '@danji/ui';
import type { SyntheticEvent } from 'react';
import {
  BLANK_MESSAGE,
  validateMessage,
  MESSAGE_FIELDS,
  toMessageBody,
  type MessageDraft,
  type MessageErrors,
} from '../../shared/message-draft.ts';
import { useRecipientCounts } from './use-recipient-counts.ts';

type Kind = 0 | 1 | 2;
export const KINDS: readonly Kind[] = [UserType.GENERAL, UserType.BRAND, UserType.STAFF];

/** The form that sends one notification to all accounts of a kind, after a confirmation. */
export function useNotificationForm() {
  const draft = useDraft('admin.notification', {
    ...BLANK_MESSAGE,
    kind: UserType.GENERAL as Kind,
    isAdvertisement: false,
  });
  const { kind, isAdvertisement, ...message } = draft.value;
  const { fieldErrors, form, show, forget } = useFieldErrors<MessageErrors>();
  const counts = useRecipientCounts(isAdvertisement);
  const send = useMutation(sendStaffNotification);
  const confirm = useConfirm();
  const toast = useToast();

  const nameKind = (code: Kind) =>
    counts[code] === undefined ? UserType.label(code) : `${UserType.label(code)} ${formatNumber(counts[code])}명`;
  const change = (part: Partial<MessageDraft>): void => {
    draft.setValue((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (show(validateMessage(message))) return;
    const isSure = await confirm({
      title: `${nameKind(kind)} 모두에게 보낼까요?`,
      description: `'${message.title.trim()}' 알림을 보내요. 보낸 알림은 거둘 수 없어요.`,
      confirmLabel: '보내기',
    });
    if (!isSure) return;
    const outcome = await send.trigger({
      body: { ...toMessageBody(message), user_type: kind, is_advertisement: isAdvertisement },
    });
    if (!outcome.ok) return void show(outcome.error.fields);
    toast({ title: `${formatNumber(outcome.data.sent)}명에게 알림을 보냈어요`, tone: 'success' });
    draft.setValue({ ...BLANK_MESSAGE, kind, isAdvertisement: false });
  };
  const isFieldError = MESSAGE_FIELDS.some((name) => send.fieldErrors[name]);
  return {
    kind,
    setKind: (next: Kind) => draft.setValue({ ...draft.value, kind: next }),
    nameKind,
    isAdvertisement,
    setAdvertisement: (next: boolean) => draft.setValue({ ...draft.value, isAdvertisement: next }),
    message,
    change,
    fieldErrors,
    form,
    submit,
    failure: isFieldError ? undefined : send.error,
    isRunning: send.isRunning,
  };
}
