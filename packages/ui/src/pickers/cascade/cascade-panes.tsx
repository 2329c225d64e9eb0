import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Tabs } from '../../data/tabs.tsx';
import { Checkbox } from '../../forms/checkbox.tsx';
import { countIn, isChosen, type CascadeIndex, type CascadeNode } from './cascade-rules.ts';

const Panes = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(7rem, 38%) 1fr', lg: '15rem 1fr' },
    flex: '1',
    minHeight: 0,
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    overflow: 'hidden',
  },
});
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
const Parts = chakra(
  'div',
  {
    base: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: 4,
      paddingBlock: 1.5,
      display: 'grid',
      alignContent: 'start',
      gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
      columnGap: 4,
    },
  },
  { defaultProps: { role: 'tabpanel' } },
);
const Whole = chakra('div', {
  base: { gridColumn: '1 / -1', borderBottomWidth: '1px', borderColor: 'border.subtle', fontWeight: 'semibold' },
});
const Tall = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: 3, height: 'full', minHeight: '18rem' },
});

export interface PaneProps {
  nodes: readonly CascadeNode[];
  label: string;
  index: CascadeIndex;
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** No more may be chosen; what is chosen can still be taken away. */
  isFull: boolean;
  /** A group can be chosen as a whole. */
  allowAll: boolean;
}

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The first group with a choice in it, else the first. */
const firstGroup = ({ nodes, chosen, index }: Pick<PaneProps, 'nodes' | 'chosen' | 'index'>): string =>
  (nodes.find(({ value }) => countIn(chosen, index, value) > 0) ?? nodes[0])?.value ?? '';

/** Groups at the left, what is in the chosen one at the right. */
function TwoPanes({ nodes, label, index, chosen, onToggle, isFull, allowAll }: PaneProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(() => firstGroup({ nodes, chosen, index }));
  const at = Math.max(
    0,
    nodes.findIndex(({ value }) => value === open),
  );
  const group = nodes[at];
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = MOVES[event.key]?.(at, nodes.length);
    const node = next === undefined ? undefined : nodes[next];
    if (next === undefined || !node) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    setOpen(node.value);
  };
  const toBox = (node: CascadeNode, text: string) => {
    const checked = isChosen(chosen, index, node.value);
    return (
      <Checkbox key={node.value} checked={checked} disabled={isFull && !checked} onChange={() => onToggle(node.value)}>
        {text}
      </Checkbox>
    );
  };
  return (
    <Panes>
      <Groups ref={list} aria-label={label} aria-orientation="vertical" onKeyDown={onKeyDown}>
        {nodes.map((node, position) => {
          const count = countIn(chosen, index, node.value);
          return (
            <Group
              key={node.value}
              type="button"
              id={`${id}${node.value}`}
              aria-selected={position === at}
              aria-controls={`${id}parts`}
              tabIndex={position === at ? 0 : -1}
              onClick={() => setOpen(node.value)}
            >
              {node.label}
              {count > 0 ? <Count aria-label={`${count}개 선택`}>{count}</Count> : null}
            </Group>
          );
        })}
      </Groups>
      {group ? (
        <Parts key={group.value} id={`${id}parts`} aria-labelledby={`${id}${group.value}`}>
          {allowAll || !group.children ? (
            <Whole>{toBox(group, group.children ? `${group.label} 전체` : group.label)}</Whole>
          ) : null}
          {group.children?.map((node) => toBox(node, node.label))}
        </Parts>
      ) : null}
    </Panes>
  );
}

/** Two levels beside one another; a third one above them as tabs. */
export function CascadePanes(props: PaneProps & { depth: number }) {
  const { depth, nodes, label, index, chosen } = props;
  const [top, setTop] = useState(() => firstGroup(props));
  if (depth < 3)
    return (
      <Tall>
        <TwoPanes {...props} />
      </Tall>
    );
  const branch = nodes.find(({ value }) => value === top) ?? nodes[0];
  const items = nodes.map((node) => {
    const count = countIn(chosen, index, node.value);
    return { value: node.value, label: node.label, ...(count > 0 ? { count } : {}) };
  });
  return (
    <Tall>
      <div>
        <Tabs label={label} value={branch?.value ?? ''} onChange={setTop} items={items} />
      </div>
      <TwoPanes {...props} key={branch?.value} nodes={branch?.children ?? []} label={branch?.label ?? label} />
    </Tall>
  );
}
