import { useRef, type RefObject } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Chip } from '../../layout/badge.tsx';
import { nameOfChoice, type CascadeIndex } from './cascade-rules.ts';

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

export interface ChosenChipsProps {
  index: CascadeIndex;
  chosen: readonly string[];
  onRemove: (value: string) => void;
  /** With fewer choices the list is not rendered. */
  least: number;
  /** Gets the focus when the list is removed. */
  home: RefObject<HTMLElement | null>;
  oneLine?: boolean;
}

/** The chosen entries, each with a button that removes it. */
export function ChosenChips({ index, chosen, onRemove, least, home, oneLine = false }: ChosenChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length < least) return null;
  const remove = (value: string, at: number): void => {
    // The focused chip is removed, so the focus moves to the next one, else to the previous one.
    const chips = list.current?.querySelectorAll('button') ?? [];
    (chosen.length > least ? (chips[at + 1] ?? chips[at - 1]) : home.current)?.focus();
    onRemove(value);
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
