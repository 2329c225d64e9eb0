import { useEffect, useRef } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../icons/icon.tsx';
import type { HeadState } from './row-selection.ts';

// The target is 44 px high and wide, the square in it 20 px.
const Target = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: '2.75rem',
    marginBlock: -1,
    cursor: 'pointer',
  },
});
const Native = chakra('input', {
  base: {
    appearance: 'none',
    boxSize: 5,
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    bg: 'bg.panel',
    cursor: 'pointer',
    _checked: { bg: 'brand.solid', borderColor: 'brand.solid' },
    _indeterminate: { bg: 'brand.solid', borderColor: 'brand.solid' },
  },
});
const Mark = chakra('span', {
  base: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: 'brand.contrast',
    pointerEvents: 'none',
  },
});

export interface RowCheckboxProps {
  state: HeadState;
  /** `extends` when Shift is held: everything between this and the last one. */
  onToggle: (extend: boolean) => void;
  label?: string | undefined;
  labelledBy?: string | undefined;
}

/** A checkbox without a text beside it: none, some (a dash) or all. */
export function RowCheckbox({ state, onToggle, label, labelledBy }: RowCheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const shift = useRef(false);
  useEffect(() => {
    if (input.current) input.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <Target
      onClick={(event) => {
        shift.current = event.shiftKey;
      }}
    >
      <Native
        ref={input}
        type="checkbox"
        checked={state === 'all'}
        {...(label ? { 'aria-label': label } : {})}
        {...(labelledBy ? { 'aria-labelledby': labelledBy } : {})}
        onChange={() => {
          onToggle(shift.current);
          shift.current = false;
        }}
      />
      {state === 'none' ? null : (
        <Mark>
          <Icon name={state === 'all' ? 'check' : 'minus'} size={14} />
        </Mark>
      )}
    </Target>
  );
}
