import { useMutation } from '@danji/api-client';
import type { WorkRequest } from '@danji/contracts/workspace/work-request';
import { markWorkRequestSeen } from '@danji/contracts/workspace/work-request.endpoints';
import { ProcessState, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { formatDateTime } from '@danji/contracts/format/date';
import { Viewer } from '@danji/editor/viewer';
import { imagePort, useSession } from '@danji/shell-sdk';
import { Alert, AttachedFiles, Box, Card, Grid, Heading, Stack, Text } from '@danji/ui';
import { useEffect, useEffectEvent } from 'react';
import { RequestHistory } from './request-history.tsx';
import { describeNext } from './request-text.ts';

/** Reports once that a member has read the outcome; our staff leave no such mark. */
function useMarkSeen({ id, is_unseen }: WorkRequest): void {
  const { isStaff } = useSession();
  const markSeen = useMutation(markWorkRequestSeen);
  const sendSeen = useEffectEvent((unseenId: number) => void markSeen.trigger({ params: { id: unseenId } }));
  const unseenId = is_unseen && !isStaff ? id : undefined;
  useEffect(() => {
    if (unseenId !== undefined) sendSeen(unseenId);
  }, [unseenId]);
}

function AnswerCard({ state, answer }: { state: WorkRequest['process_state']; answer: RichDocument }) {
  return (
    <Card as="section" aria-label="답변" borderColor="brand.border">
      <Stack gap={3}>
        <Heading as="h2" size="md">
          {state === ProcessState.ANSWERED ? '답변' : '지난 답변'}
        </Heading>
        <Box maxWidth="prose">
          <Viewer document={answer} headingOffset={2} findImage={imagePort.find} />
        </Box>
      </Stack>
    </Card>
  );
}

function RequestedCard({ request: { data, files, user, created } }: { request: WorkRequest }) {
  return (
    <Card as="section" aria-label="요청한 내용">
      <Stack gap={3}>
        <Heading as="h2" size="md">
          요청한 내용
        </Heading>
        <Text
          size="sm"
          tone="subtle"
          numeric
        >{`${WorkRequestType.label(data.request_type)} · ${user.name} · ${formatDateTime(created)}`}</Text>
        <Text whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="prose">
          {data.text}
        </Text>
        {files.length > 0 ? (
          <AttachedFiles
            files={files.map(({ nano_id, name, size, file }) => ({ id: nano_id, name, size, address: file }))}
          />
        ) : null}
      </Stack>
    </Card>
  );
}

/** A whole request: its state, the requested text, the answer and its history. */
export function RequestView({ request, now }: { request: WorkRequest; now: Date }) {
  useMarkSeen(request);
  const { process_state, result, events } = request;
  const reason =
    process_state === ProcessState.REFUSED
      ? events.findLast(({ to_state }) => to_state === ProcessState.REFUSED)?.comment
      : null;
  return (
    <Stack gap={5}>
      <Alert
        tone={
          process_state === ProcessState.ANSWERED
            ? 'success'
            : process_state === ProcessState.REFUSED
              ? 'danger'
              : 'neutral'
        }
        announce={false}
        title={describeNext(request, now)}
      >
        {reason ? <Text whiteSpace="pre-line">{reason}</Text> : null}
      </Alert>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 380px' }} gap={5} alignItems="start">
        <Stack gap={5}>
          {result ? <AnswerCard state={process_state} answer={result} /> : null}
          <RequestedCard request={request} />
        </Stack>
        <Card as="section" aria-label="진행 기록">
          <Stack gap={4}>
            <Heading as="h2" size="md">
              진행 기록
            </Heading>
            <RequestHistory events={events} />
          </Stack>
        </Card>
      </Grid>
    </Stack>
  );
}
