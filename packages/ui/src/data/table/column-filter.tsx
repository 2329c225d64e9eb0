import { useCallback, useId, useState, type SubmitEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../actions/button.tsx';
import type { Option } from '../../forms/select.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Chip } from '../../layout/badge.tsx';
import { HStack } from '../../layout/primitives.tsx';
import { Popover } from '../../pickers/popover.tsx';
import type { ColumnFilter as Filter } from '../table-types.ts';
import { CheckMenu } from './check-menu.tsx';

const Trigger = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 8,
    borderRadius: 'sm',
    color: 'fg.subtle',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[data-on]': { color: 'brand.fg', bg: 'brand.subtle' },
  },
});
const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 3, padding: 4 } });

export interface ColumnFilterProps {
  name: string;
  filter: Filter;
  value: string;
  onChange: (value: string) => void;
  /** `icon` in the header of a table, `chip` above cards. */
  variant: 'icon' | 'chip';
}

export const NO_FILTERS: Readonly<Record<string, string>> = {};

/** Describes the value of a filter as text. */
export const toFilterText = (filter: Filter, value: string): string =>
  filter.kind === 'choice' ? (filter.options.find((option) => option.value === value)?.label ?? value) : value;

function TextForm({
  name,
  filter,
  value,
  onChange,
}: {
  name: string;
  filter: Filter & { kind: 'text' };
  value: string;
  onChange: (value: string) => void;
}) {
  const [text, setText] = useState(value);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A form around the table must not be submitted.
    event.stopPropagation();
    onChange(text.trim());
  };
  return (
    <Form onSubmit={submit}>
      <TextInput
        size="sm"
        data-autofocus
        aria-label={`${name} 필터`}
        placeholder={filter.placeholder ?? `${name} 검색`}
        value={text}
        onChange={setText}
        enterKeyHint="search"
        autoComplete="off"
      />
      <HStack css={{ justifyContent: 'flex-end' }}>
        <Button size="sm" variant="ghost" disabled={value === '' && text === ''} onClick={() => onChange('')}>
          지우기
        </Button>
        <Button size="sm" type="submit">
          적용
        </Button>
      </HStack>
    </Form>
  );
}

const listChoices = (options: readonly Option[], value: string) =>
  [{ value: '', label: '전체', disabled: false }, ...options].map(({ disabled, label, value: key }) => ({
    key,
    label,
    disabled,
    checked: key === value,
  }));

/** The filter button of one column and its popover. A text applies on Enter, a choice at once. */
export function ColumnFilter({ name, filter, value, onChange, variant }: ColumnFilterProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const apply = (next: string): void => {
    setOpen(false);
    anchor?.focus({ preventScroll: true });
    if (next !== value) onChange(next);
  };
  const button = {
    ref: setAnchor,
    type: 'button' as const,
    'aria-haspopup': filter.kind === 'text' ? ('dialog' as const) : ('menu' as const),
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  };
  const filterText = value === '' ? '' : toFilterText(filter, value);
  return (
    <>
      {variant === 'icon' ? (
        <Trigger
          {...button}
          aria-label={filterText ? `${name} 필터: ${filterText}` : `${name} 필터`}
          title={filterText ? `필터: ${filterText}` : '필터'}
          data-on={filterText ? '' : undefined}
        >
          <Icon name="filter" size={14} />
        </Trigger>
      ) : (
        <Chip {...button} selected={filterText !== ''}>
          {filterText ? `${name}: ${filterText}` : name}
          <Icon name="chevron-down" size={16} />
        </Chip>
      )}
      {open && anchor ? (
        <Popover
          anchor={anchor}
          onClose={close}
          label={`${name} 필터`}
          id={id}
          {...(filter.kind === 'text' ? { role: 'dialog' as const } : {})}
        >
          {filter.kind === 'text' ? (
            <TextForm name={name} filter={filter} value={value} onChange={apply} />
          ) : (
            <CheckMenu
              label={`${name} 필터`}
              groups={[{ title: name, kind: 'one', onToggle: apply, items: listChoices(filter.options, value) }]}
            />
          )}
        </Popover>
      ) : null}
    </>
  );
}
