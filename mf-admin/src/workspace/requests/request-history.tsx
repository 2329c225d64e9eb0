import type { WorkRequestEvent } from '@danji/contracts/workspace/work-request';
import { ProcessState } from '@danji/contracts/codes/work-request-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Badge, Box, HStack, Icon, Stack, Text } from '@danji/ui';
import { toStateTone } from './request-text.ts';

function Step({ event, isNewest }: { event: WorkRequestEvent; isNewest: boolean }) {
  const { side, user, from_state, to_state, comment, result, created } = event;
  return (
    <Box as="li" paddingBlock={3} borderBottomWidth="1px" borderColor="border.subtle" _last={{ borderBottomWidth: 0 }}>
      <Stack gap={1.5}>
        <HStack flexWrap="wrap">
          {from_state === null ? (
            <Text as="span" size="sm" tone="muted">
              보냄
            </Text>
          ) : (
            <Badge tone={toStateTone(from_state)}>{ProcessState.label(from_state)}</Badge>
          )}
          <Icon name="arrow-right" size={16} label="에서" />
          <Badge tone={toStateTone(to_state)}>{ProcessState.label(to_state)}</Badge>
        </HStack>
        <Text
          size="sm"
          tone="muted"
          numeric
        >{`${side === 'staff' ? '운영자' : '멤버'} ${user?.name ?? ''} · ${formatDateTime(created)}`}</Text>
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
      </Stack>
    </Box>
  );
}

/** Lists the transitions of a request, oldest first, with earlier answers. */
export function RequestHistory({ events }: { events: readonly WorkRequestEvent[] }) {
  const newest = events.findLast(({ result }) => result !== null);
  return (
    <Box as="ol" listStyleType="none">
      {events.map((event) => (
        <Step key={event.id} event={event} isNewest={event === newest} />
      ))}
    </Box>
  );
}
