import { BottomSheet, Box, Popover as Beside, type PopoverProps as BesideProps } from '@danji/ui';
import { useState, type KeyboardEvent } from 'react';
import { useSlateStatic } from 'slate-react';
import { focusText } from './focus-text.ts';
import { useNarrow } from './use-narrow.ts';

type PopoverProps = Pick<BesideProps, 'anchor' | 'label' | 'onClose' | 'children'> & {
  /** Px; default 280. */
  width?: number;
};

const DIALOG = { role: 'dialog' } as const;

/** Keys typed here must not reach the text; the popover handles Escape and Tab itself. */
function keepFromText(event: KeyboardEvent): void {
  if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
}

function Floating({ width = 280, children, ...props }: PopoverProps) {
  const editor = useSlateStatic();
  const [opener] = useState(() => document.activeElement);
  const goBack = (): void => {
    if (opener instanceof HTMLElement && props.anchor.contains(opener)) opener.focus({ preventScroll: true });
    else focusText(editor);
  };
  return (
    <Beside {...props} {...DIALOG} width={`${width}px`} onLeave={goBack}>
      <Box onKeyDown={keepFromText}>{children}</Box>
    </Beside>
  );
}

/**
 * A small window beside a tool; a sheet from below on phones. It is in a portal, but its events are no events of the
 * text. The focus goes back where it came from.
 */
export function Popover(props: PopoverProps) {
  const isNarrow = useNarrow();
  if (!isNarrow) return <Floating {...props} />;
  return (
    <BottomSheet open fit title={props.label} onClose={props.onClose}>
      {props.children}
    </BottomSheet>
  );
}
