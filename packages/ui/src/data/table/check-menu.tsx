import { useRef, type KeyboardEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../icons/icon.tsx';

const List = chakra('div', { base: { padding: 1.5 } });
const Group = chakra('div', {}, { defaultProps: { role: 'group' } });
const Title = chakra('p', {
  base: {
    paddingInline: 3,
    paddingTop: 2,
    paddingBottom: 1,
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.subtle',
  },
});
const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    width: 'full',
    minHeight: '2.75rem',
    paddingInline: 3,
    borderRadius: 'md',
    textAlign: 'start',
    fontWeight: 'medium',
    fontSize: 'sm',
    '& svg': { color: 'brand.fg', visibility: 'hidden' },
    '&[aria-checked=true] svg': { visibility: 'visible' },
    _hover: { bg: 'bg.subtle' },
    _focus: { bg: 'bg.muted', outline: 'none' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    _disabled: { opacity: 0.45 },
  },
});

export interface CheckMenuGroup {
  title: string;
  /** Whether several choices may be on, or exactly one. */
  kind: 'several' | 'one';
  items: readonly { key: string; label: string; checked: boolean; disabled?: boolean | undefined }[];
  onToggle: (key: string) => void;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Choices of a menu that stays open: arrow keys, Home and End move, Enter and Space choose. */
export function CheckMenu({ label, groups }: { label: string; groups: readonly CheckMenuGroup[] }) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || !list.current) return;
    event.preventDefault();
    const items = [...list.current.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    items[
      step(
        items.findIndex((item) => item === document.activeElement),
        items.length,
      )
    ]?.focus();
  };
  const firstEnabled =
    groups.flatMap(({ items }) => items).find(({ disabled, checked }) => !disabled && checked) ??
    groups.flatMap(({ items }) => items).find(({ disabled }) => !disabled);
  return (
    <List ref={list} role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {groups.map(({ title, kind, items, onToggle }) => (
        <Group key={title} aria-label={title}>
          <Title aria-hidden>{title}</Title>
          {items.map((item) => (
            <Item
              key={item.key}
              type="button"
              role={kind === 'several' ? 'menuitemcheckbox' : 'menuitemradio'}
              aria-checked={item.checked}
              tabIndex={-1}
              disabled={item.disabled ?? false}
              {...(item === firstEnabled ? { 'data-autofocus': true } : {})}
              onClick={() => onToggle(item.key)}
            >
              {item.label}
              <Icon name="check" size={18} />
            </Item>
          ))}
        </Group>
      ))}
    </List>
  );
}
