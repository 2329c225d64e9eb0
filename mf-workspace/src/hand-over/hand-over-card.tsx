import { useMutation } from '@danji/api-client';
import { HAND_OVER_DAYS, type HandOver } from '@danji/contracts/apts/hand-over';
import { linkHandOver } from '@danji/contracts/apts/hand-over.endpoints';
import { HandOverState } from '@danji/contracts/codes/hand-over-state';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatBytes, formatNumber } from '@danji/contracts/format/number';
import { useToast } from '@danji/shell-sdk';
import { Accordion, Badge, Button, Card, Flex, Heading, HStack, ProgressBar, Stack, Text } from '@danji/ui';
import { describeAction, isUnderWay, toneOf } from './hand-over-text.ts';

function Events({ events }: Pick<HandOver, 'events'>) {
  return (
    <Stack as="ol" gap={1.5} listStyleType="none">
      {events.map((event) => (
        <Text
          as="li"
          key={event.id}
          size="sm"
          tone="muted"
        >{`${describeAction(event)} · ${formatDateTime(event.created)}`}</Text>
      ))}
    </Stack>
  );
}

/** One export: its progress, its file as long as it exists, and who has downloaded it. */
export function HandOverCard({ handOver }: { handOver: HandOver }) {
  const { id, state, progress, message, size, file_count, user, created, expires, events } = handOver;
  const toast = useToast();
  const link = useMutation(linkHandOver, { refreshes: ['/api/apts/apart_work_hand_over/'] });
  const download = async () => {
    const outcome = await link.run({ params: { id } });
    if (outcome.ok) globalThis.location.assign(outcome.data.url);
    else toast({ title: '내려받지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <Card as="article" aria-label={`${formatDateTime(created)} 내보내기`}>
      <Stack gap={4}>
        <Flex
          gap={4}
          justifyContent="space-between"
          alignItems={{ base: 'stretch', sm: 'center' }}
          flexDirection={{ base: 'column', sm: 'row' }}
        >
          <Stack gap={1}>
            <HStack flexWrap="wrap">
              <Heading as="h3" size="md">
                {formatDateTime(created)}
              </Heading>
              <Badge tone={toneOf(state)}>{HandOverState.label(state)}</Badge>
            </HStack>
            <Text size="sm" tone="muted">
              {state === HandOverState.DONE
                ? `${formatBytes(size)} · 파일 ${formatNumber(file_count)}개 · ${formatDateTime(expires)}까지 내려받을 수 있어요`
                : `${user.name} 님이 시작했어요`}
            </Text>
          </Stack>
          {state === HandOverState.DONE ? (
            <Button icon="download" loading={link.isRunning} onClick={() => void download()}>
              내려받기
            </Button>
          ) : null}
        </Flex>
        {isUnderWay(handOver) ? (
          <Stack gap={2}>
            <ProgressBar label="인수인계 파일 만드는 중" value={progress / 100} />
            <HStack justifyContent="space-between">
              <Text size="sm" tone="muted">
                {message}
              </Text>
              <Text size="sm" tone="muted" numeric>{`${progress}%`}</Text>
            </HStack>
          </Stack>
        ) : null}
        {state === HandOverState.FAILED ? <Text tone="danger">{message}</Text> : null}
        {state === HandOverState.EXPIRED ? (
          <Text tone="muted">{`파일은 ${HAND_OVER_DAYS}일 뒤에 지워져요. 필요하면 다시 만들어 주세요.`}</Text>
        ) : null}
        <Accordion items={[{ id: 'events', title: '기록', content: <Events events={events} /> }]} />
      </Stack>
    </Card>
  );
}
