import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Box } from '@danji/ui';
import type { DayEvent } from './month-events.ts';

const STYLES = {
  start: { bg: 'brand.subtle', color: 'brand.fg' },
  end: { bg: 'warning.subtle', color: 'warning.fg' },
  legal: { bg: 'danger.subtle', color: 'danger.fg' },
  done: { bg: 'bg.muted', color: 'fg.muted' },
} as const;

/** The colours of an event. */
export const styleOf = ({ kind, isDone }: DayEvent): (typeof STYLES)[keyof typeof STYLES] =>
  STYLES[isDone ? 'done' : kind];

/** An event of a day as a link to its contract: `종료 경비 용역`, `입찰공고 경비 용역`. */
export const DayEventLink = ({
  spaceId,
  dayEvent,
  isCompact = false,
}: {
  spaceId: number;
  dayEvent: DayEvent;
  isCompact?: boolean;
}) => (
  <Box
    asChild
    position="relative"
    display="flex"
    flexWrap={isCompact ? 'nowrap' : 'wrap'}
    alignItems="center"
    columnGap={1.5}
    paddingInline={isCompact ? 1.5 : 3}
    minHeight={isCompact ? '1.75rem' : '2.75rem'}
    borderRadius="sm"
    fontSize={isCompact ? 'xs' : 'sm'}
    fontWeight="semibold"
    minWidth={0}
    textDecoration="none"
    {...styleOf(dayEvent)}
    _hover={{ textDecoration: 'underline' }}
  >
    <Link to={webPaths.workspaceSchedule(spaceId, dayEvent.scheduleId)}>
      <Box as="span" flexShrink={0}>
        {dayEvent.label}
      </Box>{' '}
      <Box
        as="span"
        flex={isCompact ? undefined : '1 1 7rem'}
        overflow="hidden"
        textOverflow="ellipsis"
        whiteSpace={isCompact ? 'nowrap' : undefined}
        overflowWrap="anywhere"
        fontWeight="medium"
      >
        {dayEvent.title}
      </Box>
    </Link>
  </Box>
);
