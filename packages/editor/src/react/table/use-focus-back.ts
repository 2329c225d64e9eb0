import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useSlateStatic } from 'slate-react';
import { focusTextAfterTask } from '../focus-text.ts';

/** For an element that may unmount while it has the focus: the focus then returns to the text and is not lost. */
export function useFocusBack<E extends HTMLElement>(): RefObject<E | null> {
  const editor = useSlateStatic();
  const own = useRef<E>(null);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      if (element?.contains(document.activeElement)) focusTextAfterTask(editor);
    };
  }, [editor]);
  return own;
}
