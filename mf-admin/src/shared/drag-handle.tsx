import { Box, Icon } from '@danji/ui';
import type { ComponentProps } from 'react';

const HANDLE = {
  display: 'inline-flex',
  padding: 2,
  color: 'fg.subtle',
  cursor: 'grab',
  touchAction: 'none',
  _active: { cursor: 'grabbing' },
} as const;

/** The handle by which a row is dragged: `<DragHandle {...drag.handleOf(row)} />` of `useRowDrag`. Keys use buttons. */
export const DragHandle = (handle: ComponentProps<typeof Box>) => (
  // A click belongs to the drag and does not open the row.
  <Box
    as="span"
    aria-hidden
    title="끌어서 옮기기"
    css={HANDLE}
    onClick={(event) => event.stopPropagation()}
    {...handle}
  >
    <Icon name="arrow-up-down" size={16} />
  </Box>
);
