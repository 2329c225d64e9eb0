import { Box } from '@danji/ui';
import type { ReactNode } from 'react';
import { useSelected, type RenderElementProps } from 'slate-react';

/** A rule across the text; it can be selected by click and arrow keys, and then shows it. */
export function DividerBlock({ attributes, children }: { attributes: RenderElementProps['attributes']; children: ReactNode }) {
  const isSelected = useSelected();
  return (
    <div {...attributes}>
      <Box contentEditable={false} css={{ cursor: 'pointer', borderRadius: 'sm', outline: isSelected ? '2px solid' : undefined, outlineColor: 'focus', '& > hr': { marginBlock: 3 }, marginBlock: 5 }}><hr /></Box>
      {children}
    </div>
  );
}
