import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { lazyComponent } from '../../lazy-component.tsx';
import { Box } from '../../layout/primitives.tsx';
import { Textarea, type TextareaProps } from '../textarea.tsx';
import type { KeyHandler, MentionOption } from './mention-list.tsx';
import { findTypedName } from './typed-name.ts';

const MentionList = lazyComponent(
  () => import('./mention-list.tsx'),
  'MentionList',
  () => null,
);

export interface MentionTextareaProps extends Omit<TextareaProps, 'ref' | 'onSelect' | 'onKeyDown'> {
  /** Those whose names begin with what is typed after `@`. */
  findOptions: (query: string) => readonly MentionOption[];
  /** Called when the name of an option has been put into the text. */
  onMention: (option: MentionOption) => void;
}

type Suggestions = { start: number; options: readonly MentionOption[]; highlighted: string | null };
type Typing = Pick<MentionTextareaProps, 'value' | 'onChange' | 'findOptions' | 'onMention'>;

/** Suggests names for the one before the caret, and puts the picked one into the text. */
function useSuggestions({ value, onChange, findOptions, onMention }: Typing) {
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<{ text: string; at: number }>(undefined);
  const [open, setOpen] = useState<Suggestions>();
  const close = (): void => setOpen(undefined);
  // The caret goes behind the name once the text is shown.
  useLayoutEffect(() => {
    const { text, at } = caret.current ?? {};
    if (at === undefined || text !== value) return;
    area.current?.setSelectionRange(at, at);
    caret.current = undefined;
  });
  return {
    area,
    open,
    close,
    follow: (text: string): void => {
      const name = findTypedName(text, area.current?.selectionStart ?? text.length);
      const options = name ? findOptions(name.query) : [];
      const [first] = options;
      setOpen(name && first ? { start: name.start, options, highlighted: first.value } : undefined);
    },
    highlight: (highlighted: string | null): void => setOpen((before) => before && { ...before, highlighted }),
    pick: (option: MentionOption): void => {
      const element = area.current;
      if (!open || !element) return;
      const before = `${value.slice(0, open.start)}@${option.label} `;
      const text = before + value.slice(element.selectionStart);
      caret.current = { text, at: before.length };
      onChange(text);
      onMention(option);
      close();
    },
  };
}

/** How the field names its list, where there is one. */
const toWiring = (id: string, open: Suggestions | undefined) =>
  open && {
    'aria-autocomplete': 'list' as const,
    'aria-haspopup': 'listbox' as const,
    'aria-controls': id,
    ...(open.highlighted !== null && { 'aria-activedescendant': `${id}-${open.highlighted}` }),
  };

/**
 * Several lines of text in which `@` suggests names. Arrow keys move in the suggestions, Enter or a press takes one,
 * Escape closes them.
 */
export function MentionTextarea({ findOptions, onMention, value, onChange, onBlur, ...rest }: MentionTextareaProps) {
  const id = useId();
  const keys = useRef<KeyHandler>(null);
  const { area, open, close, follow, highlight, pick } = useSuggestions({ value, onChange, findOptions, onMention });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (!open || event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape') {
      keys.current?.(event);
      return;
    }
    // A dialog below must not close.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <Box position="relative">
      <Textarea
        {...rest}
        {...toWiring(id, open)}
        ref={area}
        value={value}
        onChange={(text) => {
          onChange(text);
          follow(text);
        }}
        onSelect={(event) => (open ? follow(event.currentTarget.value) : undefined)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      {open ? (
        <MentionList
          id={id}
          options={open.options}
          highlighted={open.highlighted}
          onHighlight={highlight}
          onPick={pick}
          keys={keys}
        />
      ) : null}
    </Box>
  );
}
