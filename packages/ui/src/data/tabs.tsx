import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount } from '../forms/number-rules.ts';
import { SIDE_FADE } from '../layout/side-fade.ts';

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: 1,
    overflowX: 'auto',
    borderBottomWidth: '1px',
    borderColor: 'border',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    ...SIDE_FADE,
  },
});
const Tab = chakra('button', {
  base: {
    position: 'relative',
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: '3rem',
    paddingInline: 3.5,
    color: 'fg.subtle',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-3px' },
    _selected: {
      color: 'fg',
      _after: {
        content: '""',
        position: 'absolute',
        left: 'var(--line-start, 0.5rem)',
        right: 2,
        bottom: '-1px',
        height: '2px',
        borderRadius: 'full',
        bg: 'fg',
      },
    },
    // Its line begins where the content begins.
    _first: { '--line-start': '0px', paddingInlineStart: 1.5 },
  },
});
const Count = chakra('span', { base: { color: 'brand.fg', fontVariantNumeric: 'tabular-nums' } });
const Panel = chakra('div', { base: { paddingTop: 5, minWidth: 0 } });

export interface TabItem {
  value: string;
  label: string;
  /** A number beside the label. */
  count?: number | undefined;
  /** The content of the tab; without it the page renders its own content and only the choice is made here. */
  content?: ReactNode;
}

export interface TabsProps {
  value: string;
  onChange: (value: string) => void;
  items: readonly TabItem[];
  /** The accessible name of the tab list. */
  label: string;
}

/** Visible part of the neighbouring tab beyond the fading, which shows that there are more tabs, px. */
const PEEK_PX = 56;

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Scrolls a tab into view in its list, without scrolling the page. */
function reveal(list: HTMLElement, tab: HTMLElement): void {
  const [start, end] = [tab.offsetLeft - list.offsetLeft, tab.offsetLeft - list.offsetLeft + tab.offsetWidth];
  if (start < list.scrollLeft) list.scrollLeft = Math.max(0, start - PEEK_PX);
  else if (end > list.scrollLeft + list.clientWidth) list.scrollLeft = end - list.clientWidth + PEEK_PX;
}

/** Tabs of one subject. They are one tab stop; arrow keys, Home and End select. Only the selected panel is rendered. */
export function Tabs({ value, onChange, items, label }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    items.findIndex((item) => item.value === value),
  );
  const chosen = items[at];

  useEffect(() => {
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at];
    if (list.current && tab) reveal(list.current, tab);
  }, [at]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = MOVES[event.key]?.(at, items.length);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus({ preventScroll: true });
    onChange(item.value);
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <Tab
            key={item.value}
            type="button"
            role="tab"
            id={`${id}${item.value}`}
            aria-selected={index === at}
            {...(item.content === undefined ? {} : { 'aria-controls': `${id}panel` })}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onChange(item.value)}
          >
            {item.label}
            {item.count === undefined ? null : <Count>{formatCount(item.count)}</Count>}
          </Tab>
        ))}
      </List>
      {chosen?.content === undefined ? null : (
        <Panel key={chosen.value} role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen.value}`}>
          {chosen.content}
        </Panel>
      )}
    </>
  );
}
