import { useMutation } from '@danji/api-client';
import { NotificationChannel, type NotificationChannelCode } from '@danji/contracts/notifications/channel';
import {
  type NotificationTemplateMail,
  sendTestTemplate,
} from '@danji/contracts/notifications/template-staff.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Button, Flex, Text } from '@danji/ui';

/** Sends a kind of notification to the operator, by each channel that can be used. */
export function TestButtons({ template: { name, usable } }: { template: NotificationTemplateMail }) {
  const { trigger, isRunning } = useMutation(sendTestTemplate);
  const toast = useToast();
  const send = async (channel: NotificationChannelCode): Promise<void> => {
    const sent = await trigger({ body: { name, channel } });
    if (sent.ok) toast({ title: '나에게 보냈어요', tone: 'success' });
    else
      toast({
        title: '시험 발송을 하지 못했어요',
        description: Object.values(sent.error.fields)[0] ?? sent.error.title,
        tone: 'danger',
      });
  };
  if (usable.length === 0) return <Text tone="muted">앱 밖으로 알림을 보내는 방법이 모두 꺼져 있어요.</Text>;
  return (
    <Flex gap={2} flexWrap="wrap">
      {usable.map((channel) => (
        <Button
          key={channel}
          size="sm"
          variant="outline"
          icon="send"
          loading={isRunning}
          onClick={() => void send(channel)}
        >
          {`나에게 시험 발송 (${NotificationChannel.label(channel)})`}
        </Button>
      ))}
    </Flex>
  );
}
