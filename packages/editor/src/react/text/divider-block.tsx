import type { ReactNode } from 'react';
import { useSelected, type RenderElementProps } from 'slate-react';

/** A rule across the text; it can be selected by click and arrow keys, and then shows it. */
export function DividerBlock({
  attributes,
  children,
}: {
  attributes: RenderElementProps['attributes'];
  children: ReactNode;
}) {
  const isSelected = useSelected();
  return (
    <div {...attributes}>
      <div contentEditable={false} data-divider="" {...(isSelected && { 'data-chosen': '' })}>
        <hr />
      </div>
      {children}
    </div>
  );
}
