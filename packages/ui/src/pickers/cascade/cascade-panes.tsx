import { useId, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Tabs } from '../../data/tabs.tsx';
import { Checkbox } from '../../forms/checkbox.tsx';
import { countIn, isChosen, type CascadeIndex, type CascadeNode } from './cascade-rules.ts';
import { GroupList } from './group-list.tsx';

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
  /** The maximum is reached: nothing more can be selected, but choices can be removed. */
  isFull: boolean;
  /** A group can be chosen as a whole. */
  allowAll: boolean;
}

/** The first group with a choice in it, else the first. */
const firstGroup = ({ nodes, chosen, index }: Pick<PaneProps, 'nodes' | 'chosen' | 'index'>): string =>
  (nodes.find(({ value }) => countIn(chosen, index, value) > 0) ?? nodes[0])?.value ?? '';

/** Groups on the left, the content of the selected one on the right. */
function TwoPanes({ nodes, label, index, chosen, onToggle, isFull, allowAll }: PaneProps) {
  const id = useId();
  const [open, setOpen] = useState(() => firstGroup({ nodes, chosen, index }));
  const at = Math.max(
    0,
    nodes.findIndex(({ value }) => value === open),
  );
  const group = nodes[at];
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
      <GroupList id={id} label={label} groups={nodes} index={index} chosen={chosen} at={at} onOpen={setOpen} />
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

/** Two levels side by side; a third one above them as tabs. */
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
