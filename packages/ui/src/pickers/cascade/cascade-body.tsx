import { useContext, useMemo, useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { controlRecipe } from '../../forms/control-recipe.ts';
import { FieldContext, useControl } from '../../forms/field-context.ts';
import { Icon } from '../../icons/icon.tsx';
import { indexCascade, nameOfChoice, type CascadeNode } from './cascade-rules.ts';
import { CascadeSheet } from './cascade-sheet.tsx';
import { ChosenChips } from './chosen-chips.tsx';

const Frame = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 2, width: 'full', minWidth: 0 } });
const Trigger = chakra('button', controlRecipe);
// A long name is on several lines.
const ChosenText = chakra('span', {
  base: { flex: '1', minWidth: 0, textAlign: 'start', overflowWrap: 'anywhere' },
  variants: { empty: { true: { color: 'fg.subtle' } } },
});

export interface CascadePickerProps {
  /** Two or three levels. */
  nodes: readonly CascadeNode[];
  /** Values of the selected nodes; the value of a group includes its whole content. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** The name of the choice (`지역`). */
  label: string;
  /** Default `{label} 선택`. */
  placeholder?: string | undefined;
  /** Max number of choices; with 1 a new choice replaces the previous one. Default unlimited. */
  max?: number | undefined;
  /** A group can be chosen as a whole. Default true. */
  allowAll?: boolean | undefined;
  /** Separator of the levels in the name of a choice (` › `). Default a space, as in addresses. */
  separator?: string | undefined;
  disabled?: boolean | undefined;
}

/** The picker itself; `CascadePicker` loads it. */
export function CascadeBody({
  nodes,
  value,
  onChange,
  label,
  placeholder = `${label} 선택`,
  max,
  allowAll = true,
  separator,
  disabled,
}: CascadePickerProps) {
  const { id, 'aria-required': _required, ...wiring } = useControl({ disabled });
  const field = useContext(FieldContext);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // Each time it opens, it starts from the present selection.
  const [openCount, setOpenCount] = useState(0);
  const index = useMemo(() => indexCascade(nodes, separator), [nodes, separator]);
  const [first, ...others] = value;
  const name = first === undefined ? '' : nameOfChoice(index, first);
  const more = others.length > 0 ? ` 외 ${others.length}개` : '';
  return (
    <Frame>
      <Trigger
        {...wiring}
        {...(field
          ? { 'aria-labelledby': `${field.labelId} ${id}words` }
          : { 'aria-label': name ? `${label}: ${name}${more}` : placeholder })}
        ref={trigger}
        id={id}
        type="button"
        aria-haspopup="dialog"
        css={{ display: 'flex', alignItems: 'center', gap: 2, paddingBlock: 2, '& > svg': { color: 'fg.subtle' } }}
        onClick={() => {
          setOpenCount(openCount + 1);
          setOpen(true);
        }}
      >
        <ChosenText id={`${id}words`} empty={name === ''}>
          {name || placeholder}
          {more}
        </ChosenText>
        <Icon name="chevron-down" />
      </Trigger>
      <ChosenChips
        index={index}
        chosen={value}
        onRemove={(removed) => onChange(value.filter((other) => other !== removed))}
        least={2}
        home={trigger}
      />
      <CascadeSheet
        key={openCount}
        {...{ open, nodes, index, value, onChange, label, max, allowAll }}
        onClose={() => setOpen(false)}
      />
    </Frame>
  );
}
