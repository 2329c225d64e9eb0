import { History } from '@danji/app-kit';
import type { WorkRequestEvent } from '@danji/contracts/workspace/work-request';
import { ProcessState } from '@danji/contracts/codes/work-request-codes';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Box, Text } from '@danji/ui';

/** Describes a transition in words. */
function describeTransition({ from_state, to_state }: WorkRequestEvent): string {
  if (from_state === null) return '요청을 보냈어요';
  if (to_state === ProcessState.RECEIVED) return '다시 물었어요';
  if (to_state === ProcessState.RUNNING) return '담당자가 확인을 시작했어요';
  if (to_state === ProcessState.ANSWERED) return '답변을 보냈어요';
  return to_state === ProcessState.REFUSED ? '요청을 반려했어요' : '요청을 취소했어요';
}

/** Shows the texts that were written with a transition. */
const Texts = ({ event: { comment, result }, isNewest }: { event: WorkRequestEvent; isNewest: boolean }) => (
  <>
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
  </>
);

/** Every transition of a request, the first one first; the newest answer is shown elsewhere, earlier ones here. */
export function RequestHistory({ events }: { events: readonly WorkRequestEvent[] }) {
  const newest = events.findLast(({ result }) => result !== null);
  return (
    <History
      entries={events.map((event) => ({
        id: event.id,
        title: describeTransition(event),
        by: event.user?.name ?? (event.side === 'staff' ? '단지 담당자' : '멤버'),
        at: event.created,
        children: <Texts event={event} isNewest={event === newest} />,
      }))}
    />
  );
}
