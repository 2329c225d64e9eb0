import { useEndpoint, useMutation } from '@danji/api-client';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { NotificationChannel, type NotificationChannelCode } from '@danji/contracts/notifications/channel';
import { getNotificationSettings, sendTestNotification } from '@danji/contracts/notifications/delivery.endpoints';
import { RINGING_CHANNELS } from '@danji/contracts/notifications/quiet-hours';
import { useSession, useToast } from '@danji/shell-sdk';
import { Alert, Button, FailedState, ListSkeleton, Stack, Text } from '@danji/ui';
import { ChoiceTable } from './choice-table.tsx';
import { PushDevices } from './push-devices.tsx';
import { QuietHoursSection } from './quiet-hours.tsx';
import { Section } from './section.tsx';
import { useSaveNotifications } from './use-save-notifications.ts';

type Settings = ResponseOf<typeof getNotificationSettings>;

/** When notifications come to who has chosen nothing (`toDefaultMode`). */
const BY_DEFAULT: Record<NotificationChannelCode, string> = {
  [NotificationChannel.EMAIL]: '기본으로 중요한 알림은 바로, 나머지는 하루 한 번 보내요.',
  [NotificationChannel.PUSH]: '단지를 열어 두지 않아도 휴대폰이나 컴퓨터에 알려 드려요. 기본으로 모두 바로 보내요.',
  [NotificationChannel.ALIMTALK]: '기본으로 중요한 알림만 바로 보내요.',
};

/** Why no e-mail comes, and how it does again. */
function EmailStopped() {
  const { user } = useSession();
  const { save, isSaving } = useSaveNotifications();
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

/** One channel: where it goes, and a test. */
function ChannelSection({ channel, settings }: { channel: NotificationChannelCode; settings: Settings }) {
  const { user } = useSession();
  const isEmail = channel === NotificationChannel.EMAIL;
  const hasAddress = !isEmail || Boolean(user?.email);
  const address = user?.email ?? '등록한 주소가 없어요. 내 정보에서 이메일을 먼저 등록해 주세요.';
  return (
    <Section
      title={NotificationChannel.label(channel)}
      lead={isEmail ? `${address} · ${BY_DEFAULT[channel]}` : BY_DEFAULT[channel]}
      action={hasAddress ? <TestButton channel={channel} /> : undefined}
      ownerOnly
    >
      {isEmail && settings.email_stopped !== null ? <EmailStopped /> : null}
      {channel === NotificationChannel.PUSH ? <PushDevices /> : null}
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
      {data.channels.length === 0 ? (
        <Alert tone="brand" title="지금은 앱에서만 알림을 받을 수 있어요." />
      ) : (
        <ChoiceTable settings={data} />
      )}
      {data.channels.map((channel) => (
        <ChannelSection key={channel} channel={channel} settings={data} />
      ))}
      {data.channels.some((channel) => RINGING_CHANNELS.includes(channel)) ? (
        <QuietHoursSection hours={data.quiet_hours} />
      ) : null}
    </Stack>
  );
}
