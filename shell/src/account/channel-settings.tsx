import { useEndpoint, useMutation } from '@danji/api-client';
import type { BodyOf, ResponseOf } from '@danji/contracts/define-endpoint';
import {
  DeliveryMode,
  NotificationChannel,
  type NotificationChannelCode,
} from '@danji/contracts/notifications/channel';
import {
  getNotificationSettings,
  sendTestNotification,
  updateNotificationSettings,
} from '@danji/contracts/notifications/delivery.endpoints';
import { RINGING_CHANNELS } from '@danji/contracts/notifications/quiet-hours';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { useSession, useToast } from '@danji/shell-sdk';
import { Alert, Button, FailedState, Field, ListSkeleton, Select, Stack, Text } from '@danji/ui';
import { PushDevices } from './push-devices.tsx';
import { QuietHoursSection } from './quiet-hours.tsx';
import { Section } from './section.tsx';

type Settings = ResponseOf<typeof getNotificationSettings>;
type Choice = Settings['choices'][number];

const DEFAULT = 'default';
/** When notifications come to who has chosen nothing (`toDefaultMode`). */
const BY_DEFAULT: Record<NotificationChannelCode, string> = {
  [NotificationChannel.EMAIL]: '중요한 알림은 바로, 나머지는 하루 한 번',
  [NotificationChannel.PUSH]: '기본 (모두 바로)',
  [NotificationChannel.ALIMTALK]: '기본 (중요한 알림만 바로)',
};
const toModes = (channel: NotificationChannelCode) => [
  { value: DEFAULT, label: BY_DEFAULT[channel] },
  ...DeliveryMode.options.map(({ code, label }) => ({ value: String(code), label })).toReversed(),
];

/** Under the name of a channel. */
const LEADS: Partial<Record<NotificationChannelCode, string>> = {
  [NotificationChannel.PUSH]: '단지를 열어 두지 않아도 휴대폰이나 컴퓨터에 바로 알려 드려요.',
};

/** Changes settings, which are saved at once; says so, or what went wrong. */
function useSave() {
  const toast = useToast();
  const saving = useMutation(updateNotificationSettings);
  const save = async (body: BodyOf<typeof updateNotificationSettings>, done: string) => {
    const result = await saving.trigger({ body });
    if (result.ok) toast({ title: done, tone: 'success' });
    else if (result.error.code !== 'busy') toast({ title: result.error.title, tone: 'danger' });
  };
  return { save, isSaving: saving.isRunning };
}

/** Why no e-mail comes, and how it does again. */
function EmailStopped() {
  const { user } = useSession();
  const { save, isSaving } = useSave();
  return (
    <Alert
      tone="warning"
      title="이메일 알림을 멈췄어요"
      action={
        <Button
          size="sm"
          variant="outline"
          loading={isSaving}
          onClick={() => void save({ starts_email: true }, '이메일 알림을 다시 시작했어요.')}
        >
          이메일 알림 다시 시작
        </Button>
      }
    >
      {`${user?.email ?? '등록한'} 주소로 메일이 가지 않았어요. 내 정보에서 주소를 고치면 다시 보내요. 주소가 맞다면 다시 시작해 주세요.`}
    </Alert>
  );
}

/** Sends a message to the person, to see that it arrives. */
function TestButton({ channel }: { channel: NotificationChannelCode }) {
  const toast = useToast();
  const sending = useMutation(sendTestNotification);
  const send = async () => {
    const result = await sending.trigger({ body: { channel } });
    if (result.ok) toast({ title: '시험 알림을 보냈어요.', tone: 'success' });
    else if (result.error.code !== 'busy') toast({ title: result.error.title, tone: 'danger' });
  };
  return (
    <Button size="sm" variant="outline" loading={sending.isRunning} onClick={() => void send()}>
      시험 알림 보내기
    </Button>
  );
}

/** One channel: when each group of notifications comes by it. */
function ChannelSection({ channel, settings }: { channel: NotificationChannelCode; settings: Settings }) {
  const { user, acting } = useSession();
  const { save, isSaving } = useSave();
  const isEmail = channel === NotificationChannel.EMAIL;
  const modes = toModes(channel);
  const hasAddress = !isEmail || Boolean(user?.email);
  const choose = (choice: Choice, value: string) => {
    const mode = DeliveryMode.options.find(({ code }) => String(code) === value)?.code ?? null;
    void save(
      { choices: [{ ...choice, mode }] },
      `${NotificationType.label(choice.notification_type)} 알림을 바꿨어요.`,
    );
  };
  return (
    <Section
      title={NotificationChannel.label(channel)}
      lead={
        isEmail
          ? `${user?.email ?? '등록한 주소가 없어요. 내 정보에서 이메일을 먼저 등록해 주세요.'} · 하루 한 번은 아침 8시 30분에 모아서 보내요.`
          : LEADS[channel]
      }
      action={hasAddress ? <TestButton channel={channel} /> : undefined}
      ownerOnly
    >
      {isEmail && settings.email_stopped !== null ? <EmailStopped /> : null}
      {channel === NotificationChannel.PUSH ? <PushDevices /> : null}
      {settings.choices
        .filter((choice) => choice.channel === channel)
        .map((choice) => (
          <Field key={choice.notification_type} label={NotificationType.label(choice.notification_type)}>
            <Select
              value={choice.mode === null ? DEFAULT : String(choice.mode)}
              options={modes}
              disabled={isSaving || acting !== null}
              onChange={(value) => choose(choice, value)}
            />
          </Field>
        ))}
    </Section>
  );
}

/** The channels outside of the app by which the account is notified, and when. */
export function ChannelSettings() {
  const { data, error, isRefreshing, refresh } = useEndpoint(getNotificationSettings);
  if (!data && error)
    return <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <ListSkeleton count={3} label="알림 설정 불러오는 중" />;
  return (
    <Stack gap={5}>
      <Text tone="muted">
        모든 알림은 앱에서 볼 수 있어요. 여기서는 앱 밖에서 받을 알림을 골라요. 광고는 앱 밖으로 보내지 않아요.
      </Text>
      {data.channels.length === 0 ? <Alert tone="brand" title="지금은 앱에서만 알림을 받을 수 있어요." /> : null}
      {data.channels.map((channel) => (
        <ChannelSection key={channel} channel={channel} settings={data} />
      ))}
      {data.channels.some((channel) => RINGING_CHANNELS.includes(channel)) ? (
        <QuietHoursSection hours={data.quiet_hours} />
      ) : null}
    </Stack>
  );
}
