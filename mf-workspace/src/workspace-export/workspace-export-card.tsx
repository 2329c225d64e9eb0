import { useMutation } from '@danji/api-client';
import { WORKSPACE_EXPORT_DAYS, type WorkspaceExport } from '@danji/contracts/workspace/workspace-export';
import { createWorkspaceExportLink } from '@danji/contracts/workspace/workspace-export.endpoints';
import { WorkspaceExportState } from '@danji/contracts/codes/workspace-export-state';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatBytes, formatNumber } from '@danji/contracts/format/number';
import { useSession, useToast } from '@danji/shell-sdk';
import { Accordion, Badge, Button, Card, Heading, HStack, ProgressBar, Stack, Text } from '@danji/ui';
import { describeAction, isInProgress, toneOf } from './workspace-export-text.ts';
import { ActionLine } from '../shared/action-line.tsx';

function Events({ events }: Pick<WorkspaceExport, 'events'>) {
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
export function WorkspaceExportCard({ workspaceExport }: { workspaceExport: WorkspaceExport }) {
  const { id, state, progress, message, size, file_count, user, created, expires, events } = workspaceExport;
  const { acting } = useSession();
  const toast = useToast();
  const link = useMutation(createWorkspaceExportLink);
  const download = async () => {
    const outcome = await link.trigger({ params: { id } });
    if (outcome.ok) globalThis.location.assign(outcome.data.url);
    else toast({ title: '내려받지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <Card as="article" aria-label={`${formatDateTime(created)} 내보내기`}>
      <Stack gap={4}>
        <ActionLine>
          <Stack gap={1}>
            <HStack flexWrap="wrap">
              <Heading as="h3" size="md">
                {formatDateTime(created)}
              </Heading>
              <Badge tone={toneOf(state)}>{WorkspaceExportState.label(state)}</Badge>
            </HStack>
            <Text size="sm" tone="muted">
              {state === WorkspaceExportState.DONE
                ? `${formatBytes(size)} · 파일 ${formatNumber(file_count)}개 · ${formatDateTime(expires)}까지 내려받을 수 있어요`
                : `${user.name} 님이 시작했어요`}
            </Text>
          </Stack>
          {state === WorkspaceExportState.DONE ? (
            <Button icon="download" loading={link.isRunning} disabled={acting !== null} onClick={() => void download()}>
              내려받기
            </Button>
          ) : null}
        </ActionLine>
        {isInProgress(workspaceExport) ? (
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
        {state === WorkspaceExportState.FAILED ? <Text tone="danger">{message}</Text> : null}
        {state === WorkspaceExportState.EXPIRED ? (
          <Text tone="muted">{`파일은 ${WORKSPACE_EXPORT_DAYS}일 뒤에 지워져요. 필요하면 다시 만들어 주세요.`}</Text>
        ) : null}
        <Accordion items={[{ id: 'events', title: '기록', content: <Events events={events} /> }]} />
      </Stack>
    </Card>
  );
}
