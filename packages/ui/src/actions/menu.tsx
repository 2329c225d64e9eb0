import {
  cloneElement,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-set.ts';
import { listItems, onListKeyDown } from './menu-keys.ts';
import { positionMenu } from './menu-position.ts';
import { useCloseElsewhere } from './use-close-elsewhere.ts';

const List = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'menu',
    minWidth: '200px',
    maxWidth: '320px',
    padding: 1.5,
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'floating',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    animation: 'fadeIn 150ms ease-out',
  },
});
const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2.5,
    width: 'full',
    minHeight: '2.75rem',
    paddingInline: 3,
    borderRadius: 'md',
    textAlign: 'start',
    fontWeight: 'medium',
    '& svg': { color: 'fg.subtle' },
    _hover: { bg: 'bg.subtle' },
    _focus: { bg: 'bg.muted', outline: 'none' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    _disabled: { opacity: 0.45 },
  },
  variants: { tone: { danger: { color: 'danger.fg', '& svg': { color: 'inherit' } }, neutral: {} } },
});
const Header = chakra('div', {
  base: {
    paddingInline: 3,
    paddingBlock: 2,
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    marginBottom: 1.5,
  },
});

export interface MenuItem {
  label: string;
  onSelect: () => void;
  icon?: IconName | undefined;
  /** danger for what destroys. */
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
}

interface TriggerProps {
  ref?: (element: HTMLElement | null) => void;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
}

export interface MenuProps {
  /** The button that opens it: a Button or IconButton of this package. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Its name, for instance 계정 메뉴. */
  label: string;
  /** The edges of button and menu that are aligned. Default end. */
  align?: 'start' | 'end' | undefined;
  /** Something above the items that is no action, for instance who is signed in. */
  header?: ReactNode;
}

function OpenMenu({
  anchor,
  items,
  label,
  align = 'end',
  header,
  id,
  close,
}: Omit<MenuProps, 'trigger'> & { anchor: HTMLElement; id: string; close: (refocus: boolean) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<ReturnType<typeof positionMenu>>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const menu = list.current;
    if (!menu) return;
    setPosition(
      positionMenu(anchor.getBoundingClientRect(), { width: menu.offsetWidth, height: menu.offsetHeight }, align),
    );
  }, [anchor, align]);
  // Only once it is placed and visible can an item take the focus.
  const isPositioned = position.visibility !== 'hidden';
  useLayoutEffect(() => {
    if (isPositioned && list.current) listItems(list.current)[0]?.focus({ preventScroll: true });
  }, [isPositioned]);
  useCloseElsewhere(list, anchor, close);
  const choose = (item: MenuItem): void => {
    close(true);
    item.onSelect();
  };
  return (
    <List
      ref={list}
      style={position}
      onKeyDown={(event) => {
        if (list.current) onListKeyDown(event, list.current, close);
      }}
    >
      {header ? <Header>{header}</Header> : null}
      <div role="menu" id={id} aria-label={label}>
        {items.map((item) => (
          <Item
            key={item.label}
            role="menuitem"
            type="button"
            tabIndex={-1}
            disabled={item.disabled ?? false}
            tone={item.tone ?? 'neutral'}
            onClick={() => choose(item)}
          >
            {item.icon ? <Icon name={item.icon} /> : null}
            {item.label}
          </Item>
        ))}
      </div>
    </List>
  );
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
        ? createPortal(<OpenMenu {...menu} anchor={anchor} id={id} close={close} />, document.body)
        : null}
    </>
  );
}
