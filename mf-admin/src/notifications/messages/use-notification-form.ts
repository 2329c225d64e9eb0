import { useFormValues, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import { UserType } from '@danji/contracts/codes/user-codes';
import { formatNumber } from '@danji/contracts/format/number';
import { sendStaffNotification } from '@danji/contracts/notifications/notification.endpoints';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { BLANK_MESSAGE, toMessageBody, validateMessage, type MessageDraft } from '../../shared/message-draft.ts';
import { useRecipientCounts } from './use-recipient-counts.ts';

type Kind = 0 | 1 | 2;
export const KINDS: readonly Kind[] = [UserType.GENERAL, UserType.BRAND, UserType.STAFF];
type Broadcast = MessageDraft & { kind: Kind; is_advertisement: boolean };
const BLANK: Broadcast = { ...BLANK_MESSAGE, kind: UserType.GENERAL, is_advertisement: false };

/** The form that sends one notification to all accounts of a kind, after a confirmation. */
export function useNotificationForm() {
  const [confirm, toast] = [useConfirm(), useToast()];
  const form: RecordForm<Broadcast> = useRecordForm({
    call: sendStaffNotification,
    initial: BLANK,
    toInput: ({ kind, is_advertisement, ...message }) => ({
      body: { ...toMessageBody(message), user_type: kind, is_advertisement },
    }),
    validate: validateMessage,
    draftKey: 'admin.notification',
    confirm: ({ kind, title }) =>
      confirm({
        title: `${nameKind(kind)} 모두에게 보낼까요?`,
        description: `'${title.trim()}' 알림을 보내요. 보낸 알림은 거둘 수 없어요.`,
        confirmLabel: '보내기',
      }),
    onSaved: ({ sent }, { kind }) => {
      toast({ title: `${formatNumber(sent)}명에게 알림을 보냈어요`, tone: 'success' });
      form.startFrom({ ...BLANK, kind });
    },
  });
  const counts = useRecipientCounts(useFormValues(form).is_advertisement);
  const nameKind = (code: Kind) =>
    counts[code] === undefined ? UserType.label(code) : `${UserType.label(code)} ${formatNumber(counts[code])}명`;
  return { form, nameKind };
}
