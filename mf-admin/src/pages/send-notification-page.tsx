import { useMutation } from '@danji/api-client';
import { UserType } from '@danji/contracts/codes/user-codes';
import { formatNumber } from '@danji/contracts/format/number';
import { sendStaffNotification } from '@danji/contracts/notifications/notification.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { useConfirm, useDraft, useSession, useToast } from '@danji/shell-sdk';
import { Alert, Button, Card, Field, Grid, RadioGroup, Stack, useFaults } from '@danji/ui';
import type { SyntheticEvent } from 'react';
import {
  BLANK_MESSAGE,
  findMessageFaults,
  MESSAGE_FIELDS,
  toMessageBody,
  type MessageDraft,
  type MessageFaults,
} from '../messages/message-draft.ts';
import { MessageFields } from '../messages/message-fields.tsx';
import { MessagePreview } from '../messages/message-preview.tsx';
import { useReach } from '../messages/use-reach.ts';
import { AdminPage } from '../shared/admin-page.tsx';

type Kind = 0 | 1 | 2;
const KINDS: readonly Kind[] = [UserType.GENERAL, UserType.BRAND, UserType.STAFF];

/** Sends one notification to everybody of a kind. */
export function SendNotificationPage() {
  const draft = useDraft('admin.notification', { ...BLANK_MESSAGE, kind: UserType.GENERAL as Kind });
  const { kind, ...message } = draft.value;
  const { faults, form, show, forget } = useFaults<MessageFaults>();
  const { counts } = useReach(useSession().isAdmin);
  const send = useMutation(sendStaffNotification, { refreshes: [listStaffLog] });
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
    if (show(findMessageFaults(message))) return;
    const isSure = await confirm({
      title: `${nameKind(kind)} 모두에게 보낼까요?`,
      description: `'${message.title.trim()}' 알림을 보내요. 보낸 알림은 거둘 수 없어요.`,
      confirmLabel: '보내기',
    });
    if (!isSure) return;
    const outcome = await send.run({ body: { ...toMessageBody(message), user_type: kind } });
    if (!outcome.ok) return void show(outcome.error.fields);
    toast({ title: `${formatNumber(outcome.data.sent)}명에게 알림을 보냈어요`, tone: 'success' });
    draft.setValue({ ...BLANK_MESSAGE, kind });
  };
  const isBesideField = MESSAGE_FIELDS.some((name) => send.fieldErrors[name]);
  return (
    <AdminPage
      title="알림 보내기"
      description="한 종류의 회원 모두에게 알림을 보내요. 한 사람에게는 회원 정보에서 보낼 수 있어요."
    >
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap={6}
        alignItems="start"
      >
        <Card asChild>
          <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
            <Stack gap={6}>
              <Field label="받는 사람" required group>
                <RadioGroup
                  boxed
                  value={String(kind)}
                  onChange={(value) =>
                    draft.setValue({ ...draft.value, kind: KINDS.find((code) => String(code) === value) ?? kind })
                  }
                  options={KINDS.map((code) => ({ value: String(code), label: nameKind(code) }))}
                />
              </Field>
              <MessageFields value={message} onChange={change} errors={faults} />
              {send.error && !isBesideField ? (
                <Alert tone="danger" title="보내지 못했어요">
                  {send.error.title}
                </Alert>
              ) : null}
              <Button type="submit" size="lg" icon="send" loading={send.isRunning} alignSelf={{ md: 'flex-end' }}>
                보내기
              </Button>
            </Stack>
          </form>
        </Card>
        <MessagePreview message={message} />
      </Grid>
    </AdminPage>
  );
}
