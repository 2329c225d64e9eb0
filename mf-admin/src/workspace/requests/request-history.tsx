import { History } from '@danji/app-kit';
import type { WorkRequestEvent } from '@danji/contracts/workspace/work-request';
import { ProcessState } from '@danji/contracts/codes/work-request-codes';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Badge, Box, Icon, Text } from '@danji/ui';
import { toStateTone } from './request-text.ts';

const Transition = ({ event: { from_state, to_state } }: { event: WorkRequestEvent }) => (
  <>
    {from_state === null ? (
      <Text as="span" size="sm" tone="muted">
        보냄
      </Text>
    ) : (
      <Badge tone={toStateTone(from_state)}>{ProcessState.label(from_state)}</Badge>
    )}
    <Icon name="arrow-right" size={16} label="에서" />
    <Badge tone={toStateTone(to_state)}>{ProcessState.label(to_state)}</Badge>
  </>
);

/** The text that was written with a transition; the newest answer is shown elsewhere. */
const Texts = ({ event: { comment, result }, isNewest }: { event: WorkRequestEvent; isNewest: boolean }) => (
  <>
    {comment ? (
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {comment}
      </Text>
    ) : null}
    {result && !isNewest ? (
      <Box borderWidth="1px" borderColor="border" borderRadius="md" padding={3}>
        <Viewer document={result} headingOffset={2} findImage={imagePort.find} />
      </Box>
    ) : null}
  </>
);

/** Lists the transitions of a request, oldest first, with earlier answers. */
export function RequestHistory({ events }: { events: readonly WorkRequestEvent[] }) {
  const newest = events.findLast(({ result }) => result !== null);
  return (
    <History
      entries={events.map((event) => ({
        id: event.id,
        title: <Transition event={event} />,
        by: `${event.side === 'staff' ? '운영자' : '멤버'} ${event.user?.name ?? ''}`,
        at: event.created,
        children: <Texts event={event} isNewest={event === newest} />,
      }))}
    />
  );
}
