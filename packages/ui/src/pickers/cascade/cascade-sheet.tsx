import { useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../actions/button.tsx';
import { EmptyState } from '../../feedback/states.tsx';
import { Checkbox } from '../../forms/checkbox.tsx';
import { SearchInput } from '../../forms/search-input.tsx';
import { BottomSheet } from '../../overlays/bottom-sheet.tsx';
import { CascadePanes, type PaneProps } from './cascade-panes.tsx';
import {
  depthOf,
  findChoices,
  isChosen,
  nameOfChoice,
  toggleChoice,
  type CascadeIndex,
  type CascadeNode,
} from './cascade-rules.ts';
import { ChosenChips } from './chosen-chips.tsx';

const Content = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: 3, height: 'full', paddingTop: 1 },
});
const Found = chakra('div', { base: { flex: '1', minHeight: '18rem', overflowY: 'auto', paddingInline: 1 } });
const Hint = chakra('p', { base: { fontSize: 'sm', color: 'fg.subtle' } });

/** The choices whose names contain the query, in the place of the panes. */
function SearchResults({
  query,
  label,
  index,
  chosen,
  onToggle,
  isFull,
  allowAll,
}: Omit<PaneProps, 'nodes'> & { query: string }) {
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

export interface CascadeSheetProps {
  open: boolean;
  onClose: () => void;
  nodes: readonly CascadeNode[];
  /** Every choice of `nodes` by its value. */
  index: CascadeIndex;
  /** The selection when the sheet opens. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  label: string;
  max: number | undefined;
  allowAll: boolean;
}

/** Chooses out of all levels, by search or by group. Nothing is applied before 적용. */
export function CascadeSheet({
  open,
  onClose,
  nodes,
  index,
  value,
  onChange,
  label,
  max,
  allowAll,
}: CascadeSheetProps) {
  const content = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(value);
  const [query, setQuery] = useState('');
  const isFull = max !== undefined && max > 1 && chosen.length >= max;
  const toggle = (each: string): void => setChosen(toggleChoice(chosen, index, each, max));
  const apply = (): void => {
    onChange(chosen);
    onClose();
  };
  const choices = { label, index, chosen, onToggle: toggle, isFull, allowAll };
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
          <Button onClick={apply}>{chosen.length > 0 ? `${chosen.length}개 적용` : '적용'}</Button>
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
        <ChosenChips index={index} chosen={chosen} onRemove={toggle} least={1} home={content} oneLine />
        {query.trim() === '' ? (
          <CascadePanes {...choices} nodes={nodes} depth={depthOf(nodes)} />
        ) : (
          <SearchResults {...choices} query={query} />
        )}
      </Content>
    </BottomSheet>
  );
}
