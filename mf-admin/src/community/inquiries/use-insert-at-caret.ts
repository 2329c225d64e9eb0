import { useRef } from 'react';

/** Inserts text into a textarea at its caret, in place of what is selected; the caret is then behind it. */
export function useInsertAtCaret(onChange: (value: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (text: string): void => {
    const element = area.current;
    if (!element) return;
    element.focus();
    element.setRangeText(text, element.selectionStart, element.selectionEnd, 'end');
    const caret = element.selectionEnd;
    onChange(element.value);
    // The render with the new value puts the caret at the end.
    requestAnimationFrame(() => element.setSelectionRange(caret, caret));
  };
  return { area, insert };
}
