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
  /** Called when the name of somebody has been put into the text. */
  onMention: (option: MentionOption) => void;
}

type Open = { start: number; options: readonly MentionOption[]; highlighted: string | null };

/**
 * Several lines of text in which `@` suggests names. Arrow keys move in the suggestions, Enter or a press takes one,
 * Escape closes them.
 */
export function MentionTextarea({ findOptions, onMention, value, onChange, onBlur, ...rest }: MentionTextareaProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const keys = useRef<KeyHandler>(null);
  const caret = useRef<number>(undefined);
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const follow = (text: string): void => {
    const name = findTypedName(text, area.current?.selectionStart ?? text.length);
    const options = name ? findOptions(name.query) : [];
    const [first] = options;
    setOpen(name && first ? { start: name.start, options, highlighted: first.value } : undefined);
  };
  const pick = (option: MentionOption): void => {
    const element = area.current;
    if (!open || !element) return;
    const before = `${value.slice(0, open.start)}@${option.label} `;
    caret.current = before.length;
    onChange(before + value.slice(element.selectionStart));
    onMention(option);
    close();
  };
  // The caret goes behind the name once the text is shown.
  useLayoutEffect(() => {
    if (caret.current !== undefined) area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value]);
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
  const wiring = open && {
    'aria-autocomplete': 'list' as const,
    'aria-haspopup': 'listbox' as const,
    'aria-controls': id,
    ...(open.highlighted !== null && { 'aria-activedescendant': `${id}-${open.highlighted}` }),
  };
  return (
    <Box position="relative">
      <Textarea
        {...rest}
        {...wiring}
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
          onHighlight={(highlighted) => setOpen((before) => before && { ...before, highlighted })}
          onPick={pick}
          keys={keys}
        />
      ) : null}
    </Box>
  );
}
