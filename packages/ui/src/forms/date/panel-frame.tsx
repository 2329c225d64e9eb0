import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { BottomSheet } from '../../overlays/bottom-sheet.tsx';
import { keepTabInside } from '../../overlays/focus-path.ts';
import { Popover } from '../../pickers/popover.tsx';
import { BREAKPOINT_PX } from '../../tokens.ts';

const Room = chakra('div', { base: { padding: 4 } });

const DIALOG = { role: 'dialog', align: 'end' } as const;

const keepTab = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Tab') keepTabInside(event.nativeEvent, event.currentTarget);
};

export interface PanelFrameProps {
  open: boolean;
  onClose: () => void;
  /** The button it belongs to. */
  anchor: { readonly current: HTMLElement | null };
  label: string;
  children: ReactNode;
}

/** A sheet below 640 px, a popover above; decided when it opens. Tab stays inside. */
export function PanelFrame({ open, onClose, anchor, label, children }: PanelFrameProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [isNarrow, setIsNarrow] = useState(false);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setIsNarrow(window.innerWidth < BREAKPOINT_PX.sm);
  }
  if (isNarrow)
    return (
      <BottomSheet open={open} onClose={onClose} title={label} fit>
        {children}
      </BottomSheet>
    );
  if (!open || !anchor.current) return null;
  return (
    <Popover {...DIALOG} anchor={anchor.current} onClose={onClose} label={label}>
      <Room onKeyDown={keepTab}>{children}</Room>
    </Popover>
  );
}
