import { useRef, type KeyboardEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { countIn, type CascadeIndex, type CascadeNode } from './cascade-rules.ts';

const Groups = chakra(
  'div',
  { base: { overflowY: 'auto', overscrollBehavior: 'contain', bg: 'bg.subtle', padding: 1.5 } },
  { defaultProps: { role: 'tablist' } },
);
const Group = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      width: 'full',
      minHeight: '2.75rem',
      paddingInline: 3,
      paddingBlock: 2,
      borderRadius: 'md',
      textAlign: 'start',
      color: 'fg.muted',
      fontWeight: 'medium',
      _hover: { bg: 'bg.muted' },
      _selected: { bg: 'bg.panel', color: 'fg', fontWeight: 'bold', boxShadow: 'raised' },
      _focusVisible: { outlineOffset: '-2px' },
    },
  },
  { defaultProps: { role: 'tab' } },
);
const Count = chakra('span', {
  base: {
    minWidth: 5,
    paddingInline: 1.5,
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontSize: 'xs',
    fontWeight: 'bold',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

export interface GroupListProps {
  /** Begins the ids of the tabs; the panel that they control is `{id}parts`. */
  id: string;
  label: string;
  groups: readonly CascadeNode[];
  index: CascadeIndex;
  chosen: readonly string[];
  /** Position of the group whose parts are shown. */
  at: number;
  onOpen: (value: string) => void;
}

/** Groups as tabs below one another, each with the number of choices in it. One Tab stop; arrow keys, Home and End move. */
export function GroupList({ id, label, groups, index, chosen, at, onOpen }: GroupListProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = MOVES[event.key]?.(at, groups.length);
    const group = next === undefined ? undefined : groups[next];
    if (next === undefined || !group) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onOpen(group.value);
  };
  return (
    <Groups ref={list} aria-label={label} aria-orientation="vertical" onKeyDown={onKeyDown}>
      {groups.map((group, position) => {
        const count = countIn(chosen, index, group.value);
        return (
          <Group
            key={group.value}
            type="button"
            id={`${id}${group.value}`}
            aria-selected={position === at}
            aria-controls={`${id}parts`}
            tabIndex={position === at ? 0 : -1}
            onClick={() => onOpen(group.value)}
          >
            {group.label}
            {count > 0 ? <Count aria-label={`${count}개 선택`}>{count}</Count> : null}
          </Group>
        );
      })}
    </Groups>
  );
}
