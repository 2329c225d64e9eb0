import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
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
  /** danger for destructive actions. */
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
}

export interface MenuContent {
  items: readonly MenuItem[];
  /** Its name, for instance 계정 메뉴. */
  label: string;
  /** The edges of button and menu that are aligned. Default end. */
  align?: 'start' | 'end' | undefined;
  /** Content above the items that is not an action, for instance the name of the account. */
  header?: ReactNode;
}

export interface MenuListProps extends MenuContent {
  /** The button that opened it. */
  anchor: HTMLElement;
  id: string;
  close: (refocus: boolean) => void;
}

/** The open menu, placed beside its button; its first item takes the focus. */
export function MenuList({ anchor, items, label, align = 'end', header, id, close }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<ReturnType<typeof positionMenu>>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const menu = list.current;
    if (!menu) return;
    setPosition(
      positionMenu(anchor.getBoundingClientRect(), { width: menu.offsetWidth, height: menu.offsetHeight }, align),
    );
  }, [anchor, align]);
  // An item can be focused only once the menu is positioned and visible.
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
