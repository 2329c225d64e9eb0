import { Box } from '@danji/ui';
import type { FocusEventHandler, ReactNode, Ref } from 'react';

const FRAME = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderRadius: 'lg',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.panel',
  transition: 'border-color 160ms ease-out',
  _focusWithin: { borderColor: 'focus', boxShadow: '0 0 0 1px var(--dj-colors-focus)' },
  '&[data-invalid]': { borderColor: 'danger.fg' },
} as const;

type EditorFrameProps = {
  isInvalid: boolean;
  children: ReactNode;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  ref?: Ref<HTMLDivElement>;
};

/** The box around tools and text, which looks like the other controls of a form. */
export const EditorFrame = ({ isInvalid, children, ...events }: EditorFrameProps) => (
  <Box css={FRAME} data-invalid={isInvalid ? '' : undefined} {...events}>
    {children}
  </Box>
);
