import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useSlateStatic } from 'slate-react';
import { focusTextSoon } from '../focus-text.ts';

/** For something that may go while somebody is at it: the focus is then in the text again, and not nowhere. */
export function useFocusBack<E extends HTMLElement>(): RefObject<E | null> {
  const editor = useSlateStatic();
  const own = useRef<E>(null);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      if (element?.contains(document.activeElement)) focusTextSoon(editor);
    };
  }, [editor]);
  return own;
}
