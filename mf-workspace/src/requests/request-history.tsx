import type { WorkRequestEvent } from '@danji/contracts/workspace/work-request';
import { ProcessState } from '@danji/contracts/codes/work-request-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Box, Stack, Text } from '@danji/ui';
import { toneOf } from './request-text.ts';

const DOT = {
  boxSize: '0.75rem',
  borderRadius: 'full',
  flexShrink: 0,
  marginTop: '0.4rem',
  borderWidth: '3px',
} as const;

/** Describes a transition in words. */
function describeTransition({ from_state, to_state }: WorkRequestEvent): string {
  if (from_state === null) return '요청을 보냈어요';
  if (to_state === ProcessState.RECEIVED) return '다시 물었어요';
  if (to_state === ProcessState.RUNNING) return '담당자가 확인을 시작했어요';
  if (to_state === ProcessState.ANSWERED) return '답변을 보냈어요';
  return to_state === ProcessState.REFUSED ? '요청을 반려했어요' : '요청을 취소했어요';
}

function Step({ event, isNewest, isLast }: { event: WorkRequestEvent; isNewest: boolean; isLast: boolean }) {
  const { side, user, to_state, comment, result, created } = event;
  return (
    <Box as="li" display="grid" gridTemplateColumns="0.75rem minmax(0, 1fr)" columnGap={3}>
      <Box display="flex" flexDirection="column" alignItems="center">
        <Box
          css={DOT}
          borderColor={`${toneOf(to_state) === 'neutral' ? 'fg' : toneOf(to_state)}.${toneOf(to_state) === 'neutral' ? 'subtle' : 'fg'}`}
        />
        {isLast ? null : <Box width="2px" flex="1" bg="border" marginTop={1} />}
      </Box>
      <Stack gap={1.5} paddingBottom={isLast ? 0 : 5}>
        <Stack gap={0}>
          <Text fontWeight="semibold">{describeTransition(event)}</Text>
          <Text
            size="sm"
            tone="subtle"
            numeric
          >{`${user?.name ?? (side === 'staff' ? '단지 담당자' : '멤버')} · ${formatDateTime(created)}`}</Text>
        </Stack>
        {comment ? (
          <Box bg="bg.subtle" borderRadius="md" padding={3}>
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {comment}
            </Text>
          </Box>
        ) : null}
        {result && !isNewest ? (
          <Box borderWidth="1px" borderColor="border" borderRadius="md" padding={3}>
            <Viewer document={result} headingOffset={2} findImage={imagePort.find} />
          </Box>
        ) : null}
      </Stack>
    </Box>
  );
}

/** Every transition of a request, the first one first; the newest answer is shown elsewhere, earlier ones here. */
export function RequestHistory({ events }: { events: readonly WorkRequestEvent[] }) {
  const newest = events.findLast(({ result }) => result !== null);
  return (
    <Stack as="ol" gap={0} listStyleType="none">
      {events.map((event, at) => (
        <Step key={event.id} event={event} isNewest={event === newest} isLast={at === events.length - 1} />
      ))}
    </Stack>
  );
}
