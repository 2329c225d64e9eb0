import { Box } from '@danji/ui';
import type { Editor } from 'slate';
import { useSlateSelector } from 'slate-react';

/** Tells whether the text is one paragraph without text; an empty list or heading already counts as content. */
function isUntouched({ children: [first, ...others] }: Editor): boolean {
  if (others.length > 0 || first === undefined || !('type' in first) || first.type !== 'paragraph') return false;
  return first.children.every((child) => 'text' in child && child.text === '');
}

/**
 * The placeholder of an empty text. It is beside the text and not in it, because keyboards compose syllables into the
 * text that they find there.
 */
export function Placeholder({ children }: { children: string }) {
  const isShown = useSlateSelector(isUntouched);
  if (!isShown) return null;
  return (
    <Box
      aria-hidden
      data-placeholder=""
      css={{
        position: 'absolute',
        insetInline: 0,
        top: 0,
        padding: 'inherit',
        color: 'fg.subtle',
        lineHeight: '1.75',
        pointerEvents: 'none',
      }}
    >
      {children}
    </Box>
  );
}
