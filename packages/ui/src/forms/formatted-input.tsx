import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type Ref,
  type RefObject,
} from 'react';
import { formatEdit } from './caret.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface Formatting {
  /** Returns the formatted text for the typed one, or null to refuse the change. */
  format: (raw: string, pasted: boolean) => string | null;
  /** Characters that count for the position of the caret; the others are separators. */
  counts: RegExp;
}

export interface FormattedInputProps extends Omit<TextInputProps, 'onChange'>, Formatting {
  onText: (text: string) => void;
  onLeave?: (() => void) | undefined;
}

/** Sets the caret once the new text is rendered. */
function useCaret(input: RefObject<HTMLInputElement | null>): (position: number) => void {
  const caret = useRef<number>(undefined);
  const [, redraw] = useState(0);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    if (document.activeElement === input.current) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  return (position) => {
    caret.current = position;
    redraw((count) => count + 1);
  };
}

/**
 * A text input that reformats its text while the user types. During an IME composition nothing is changed; the text
 * is reformatted when the composition ends. The caret stays before the same character, and what follows it is never lost.
 */
export function FormattedInput({ value, format, counts, onText, onLeave, onBlur, ref, ...rest }: FormattedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const composing = useRef(false);
  const moveCaret = useCaret(input);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref as Ref<HTMLInputElement | null>,
    () => input.current,
  );

  const settle = (raw: string, position: number, pasted: boolean): void => {
    const edit = { text: raw, caret: position };
    const next = formatEdit(value, edit, { format: (text) => format(text, pasted), counts });
    setDraft(undefined);
    if (next === null) {
      moveCaret(Math.max(0, position - Math.max(0, raw.length - value.length)));
      return;
    }
    moveCaret(next.caret);
    onText(next.text);
  };
  const onInput = (event: InputEvent<HTMLInputElement>): void => {
    const raw = event.currentTarget.value;
    if (composing.current) setDraft(raw);
    else
      settle(
        raw,
        event.currentTarget.selectionStart ?? raw.length,
        'inputType' in event.nativeEvent && event.nativeEvent.inputType === 'insertFromPaste',
      );
  };

  return (
    <TextInput
      autoComplete="off"
      {...rest}
      ref={input}
      value={draft ?? value}
      onChange={() => undefined}
      onInput={onInput}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={(event) => {
        composing.current = false;
        settle(
          event.currentTarget.value,
          event.currentTarget.selectionStart ?? event.currentTarget.value.length,
          false,
        );
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        onLeave?.();
        onBlur?.(event);
      }}
    />
  );
}
