import { useMemo, useState, type FocusEvent } from 'react';

export type WritingFocus = {
  isWriting: boolean;
  events: { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void };
};

/**
 * Tells whether the focus is in the editor, including its tools and their popovers. `onLeave` is called when it moves
 * elsewhere.
 */
export function useWriting(onLeave: () => void): WritingFocus {
  const [isWriting, setIsWriting] = useState(false);
  const events = useMemo(
    () => ({
      onFocus: () => setIsWriting(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setIsWriting(false);
        onLeave();
      },
    }),
    [onLeave],
  );
  return { isWriting, events };
}
