import { cloneElement, useCallback, useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { MenuList, type MenuContent } from './menu-list.tsx';

interface TriggerProps {
  ref?: (element: HTMLElement | null) => void;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
}

export interface MenuProps extends MenuContent {
  /** The button that opens it: a Button or IconButton of this package. */
  trigger: ReactElement;
}

/**
 * A menu of actions behind a button. Arrow keys, Home, End and a first letter move the focus; Escape, Tab, a click
 * elsewhere and scrolling close it.
 */
export function Menu({ trigger, ...menu }: MenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(
    (refocus: boolean) => {
      setOpen(false);
      if (refocus) anchor?.focus({ preventScroll: true });
    },
    [anchor],
  );

  const button = cloneElement(trigger as ReactElement<TriggerProps>, {
    ref: setAnchor,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(true);
    },
  });
  return (
    <>
      {button}
      {open && anchor
        ? createPortal(<MenuList {...menu} anchor={anchor} id={id} close={close} />, document.body)
        : null}
    </>
  );
}
