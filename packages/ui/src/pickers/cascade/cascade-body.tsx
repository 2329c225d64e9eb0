import { useContext, useMemo, useRef, useState, type RefObject } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../actions/button.tsx';
import { EmptyState } from '../../feedback/states.tsx';
import { Checkbox } from '../../forms/checkbox.tsx';
import { controlRecipe } from '../../forms/control-recipe.ts';
import { FieldContext, useControl } from '../../forms/field-context.ts';
import { SearchInput } from '../../forms/search-input.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Chip } from '../../layout/badge.tsx';
import { BottomSheet } from '../../overlays/bottom-sheet.tsx';
import { CascadePanes } from './cascade-panes.tsx';
import {
  depthOf,
  findChoices,
  indexCascade,
  isChosen,
  nameOfChoice,
  toggleChoice,
  type CascadeIndex,
  type CascadeNode,
} from './cascade-rules.ts';

const Frame = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 2, width: 'full', minWidth: 0 } });
const Trigger = chakra('button', controlRecipe);
const ChosenText = chakra('span', {
  base: { display: 'flex', flex: '1', minWidth: 0, whiteSpace: 'pre', textAlign: 'start' },
  variants: { empty: { true: { color: 'fg.subtle' } } },
});
// The number of further choices is never cut off.
const FirstName = chakra('span', { base: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } });
const Chips = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: 1.5, listStyle: 'none' },
  variants: {
    oneLine: {
      true: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        flexShrink: 0,
        paddingBlock: 1,
        '& > li': { flexShrink: 0, whiteSpace: 'nowrap' },
      },
    },
  },
});
const Content = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: 3, height: 'full', paddingTop: 1 },
});
const Found = chakra('div', { base: { flex: '1', minHeight: '18rem', overflowY: 'auto', paddingInline: 1 } });
const Hint = chakra('p', { base: { fontSize: 'sm', color: 'fg.subtle' } });

export interface CascadePickerProps {
  /** Two or three levels. */
  nodes: readonly CascadeNode[];
  /** Values of the chosen nodes; the value of a group includes all of it. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** The name of the choice (`지역`). */
  label: string;
  /** Default `{label} 선택`. */
  placeholder?: string | undefined;
  /** The most choices; 1 replaces the one before. Default any number. */
  max?: number | undefined;
  /** A group can be chosen as a whole. Default true. */
  allowAll?: boolean | undefined;
  /** Between the levels in the name of a choice (` › `). Default a blank, as in addresses. */
  separator?: string | undefined;
  disabled?: boolean | undefined;
}

interface ChosenProps {
  index: CascadeIndex;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

interface ChipsProps extends ChosenProps {
  /** Below so many there is no list. */
  least: number;
  /** Gets the focus when the list goes. */
  home: RefObject<HTMLElement | null>;
  oneLine?: boolean;
}

function ChosenChips({ index, chosen, onToggle, least, home, oneLine = false }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length < least) return null;
  const remove = (value: string, at: number): void => {
    // The chip goes, and the focus with it: to the next one, else to the one before.
    const chips = list.current?.querySelectorAll('button') ?? [];
    (chosen.length > least ? (chips[at + 1] ?? chips[at - 1]) : home.current)?.focus();
    onToggle(value);
  };
  return (
    <Chips ref={list} oneLine={oneLine}>
      {chosen.map((value, at) => (
        <li key={value}>
          <Chip onRemove={() => remove(value, at)}>{nameOfChoice(index, value)}</Chip>
        </li>
      ))}
    </Chips>
  );
}

function SearchResult({
  index,
  chosen,
  onToggle,
  query,
  isFull,
  allowAll,
  label,
}: ChosenProps & { query: string; isFull: boolean; allowAll: boolean; label: string }) {
  const found = findChoices(index, query).filter((value) => allowAll || !index.get(value)?.node.children);
  return (
    <Found>
      <div aria-live="polite">
        {found.length === 0 ? (
          <EmptyState
            compact
            icon="search"
            title={`찾는 ${label} 항목이 없어요`}
            description="다른 이름으로 찾아보세요."
          />
        ) : null}
      </div>
      {found.map((value) => {
        const checked = isChosen(chosen, index, value);
        return (
          <Checkbox key={value} checked={checked} disabled={isFull && !checked} onChange={() => onToggle(value)}>
            {nameOfChoice(index, value)}
          </Checkbox>
        );
      })}
    </Found>
  );
}

type SheetProps = Pick<CascadePickerProps, 'nodes' | 'label' | 'onChange' | 'value' | 'max'> & {
  index: CascadeIndex;
  allowAll: boolean;
  onClose: () => void;
  open: boolean;
};

/** Nothing is applied before 적용. */
function PickerSheet({ nodes, label, index, value, onChange, max, allowAll, onClose, open }: SheetProps) {
  const content = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(value);
  const [query, setQuery] = useState('');
  const isFull = max !== undefined && max > 1 && chosen.length >= max;
  const toggle = (each: string): void => setChosen(toggleChoice(chosen, index, each, max));
  const shared = { index, chosen, onToggle: toggle, isFull, allowAll, label };
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={`${label} 선택`}
      dialogOnWide
      footer={
        <>
          <Button variant="outline" icon="rotate-ccw" disabled={chosen.length === 0} onClick={() => setChosen([])}>
            초기화
          </Button>
          <Button
            onClick={() => {
              onChange(chosen);
              onClose();
            }}
          >
            {chosen.length > 0 ? `${chosen.length}개 적용` : '적용'}
          </Button>
        </>
      }
    >
      <Content ref={content} tabIndex={-1}>
        <SearchInput label={`${label} 검색`} value={query} onChange={setQuery} />
        {max !== undefined && max > 1 ? (
          <Hint aria-live="polite">
            {isFull ? `${max}개를 모두 골랐어요. 바꾸려면 하나를 빼 주세요.` : `${max}개까지 고를 수 있어요.`}
          </Hint>
        ) : null}
        <ChosenChips index={index} chosen={chosen} onToggle={toggle} least={1} home={content} oneLine />
        {query.trim() === '' ? (
          <CascadePanes {...shared} nodes={nodes} depth={depthOf(nodes)} />
        ) : (
          <SearchResult {...shared} query={query} />
        )}
      </Content>
    </BottomSheet>
  );
}

/** The name of the first choice, and how many there are besides. */
function toSummary(index: CascadeIndex, [first, ...others]: readonly string[]): { name: string; more: string } {
  return {
    name: first === undefined ? '' : nameOfChoice(index, first),
    more: others.length > 0 ? ` 외 ${others.length}개` : '',
  };
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
  // Each opening starts from what is chosen now.
  const [openCount, setOpenCount] = useState(0);
  const index = useMemo(() => indexCascade(nodes, separator), [nodes, separator]);
  const { name, more } = toSummary(index, value);
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
        css={{ display: 'flex', alignItems: 'center', gap: 2, '& > svg': { color: 'fg.subtle' } }}
        onClick={() => {
          setOpenCount(openCount + 1);
          setOpen(true);
        }}
      >
        <ChosenText id={`${id}words`} empty={name === ''}>
          <FirstName>{name || placeholder}</FirstName>
          {more}
        </ChosenText>
        <Icon name="chevron-down" />
      </Trigger>
      <ChosenChips
        index={index}
        chosen={value}
        onToggle={(each) => onChange(value.filter((other) => other !== each))}
        least={2}
        home={trigger}
      />
      <PickerSheet
        key={openCount}
        {...{ open, nodes, label, index, value, onChange, max, allowAll }}
        onClose={() => setOpen(false)}
      />
    </Frame>
  );
}
