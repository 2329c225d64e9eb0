import { useImperativeHandle, useMemo, type KeyboardEvent, type Ref } from 'react';
import { createListCollection } from '@chakra-ui/react/collection';
import { Listbox, useListbox } from '@chakra-ui/react/listbox';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../../layout/primitives.tsx';

/** Somebody whose name is suggested. */
export interface MentionOption {
  value: string;
  /** The name, which is put into the text. */
  label: string;
  /** Another known fact about the option. */
  note?: string | undefined;
}

export type KeyHandler = (event: KeyboardEvent<HTMLTextAreaElement>) => void;

export interface MentionListProps {
  id: string;
  options: readonly MentionOption[];
  highlighted: string | null;
  onHighlight: (value: string | null) => void;
  onPick: (option: MentionOption) => void;
  /** Gets what the keys do that are pressed in the field. */
  keys: Ref<KeyHandler>;
}

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    zIndex: 'menu',
    marginTop: 1,
    padding: 1.5,
    maxHeight: '15rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'floating',
  },
});
const ITEM = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 2,
  minHeight: '2.75rem',
  paddingInline: 3,
  paddingBlock: 2,
  borderRadius: 'md',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  // Its own mark, because the listbox shows its mark only while the focus is in it.
  '&[data-active]': { bg: 'bg.muted' },
} as const;
const Note = chakra('span', { base: { color: 'fg.subtle', fontSize: 'sm', flexShrink: 0 } });

const showWhole = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

/** The id of the element of an option. */
const toOptionId = (id: string, value: string | number): string => `${id}-${value}`;

/** The names that are suggested below a field, which keeps the focus. */
export function MentionList({ id, options, highlighted, onHighlight, onPick, keys }: MentionListProps) {
  const collection = useMemo(() => createListCollection({ items: [...options] }), [options]);
  const list = useListbox({
    collection,
    ids: { content: id, item: (value) => toOptionId(id, value) },
    value: [],
    highlightedValue: highlighted,
    onHighlightChange: ({ highlightedValue }) => onHighlight(highlightedValue),
    onSelect: ({ value }) => {
      const picked = options.find((option) => option.value === value);
      if (picked) onPick(picked);
    },
  });
  const { onKeyDown } = list.getInputProps();
  useImperativeHandle(keys, () => (event) => onKeyDown?.(event as never), [onKeyDown]);
  return (
    <Panel
      ref={showWhole}
      onMouseDownCapture={(event) => {
        // A press must not take the focus from the field.
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Listbox.RootProvider value={list}>
        <Listbox.Label asChild>
          <VisuallyHidden>언급할 사람</VisuallyHidden>
        </Listbox.Label>
        <Listbox.Content tabIndex={-1} outline="none">
          {options.map((option) => (
            <Listbox.Item
              key={option.value}
              item={option}
              highlightOnHover
              data-active={option.value === highlighted ? '' : undefined}
              css={ITEM}
            >
              <Listbox.ItemText>{option.label}</Listbox.ItemText>
              {option.note ? <Note>{option.note}</Note> : null}
            </Listbox.Item>
          ))}
        </Listbox.Content>
      </Listbox.RootProvider>
    </Panel>
  );
}
