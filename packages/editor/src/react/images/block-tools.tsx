import { Box } from '@danji/ui';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { Range } from 'slate';
import { ReactEditor, useSlateSelector, useSlateStatic } from 'slate-react';
import { focusTextAfterTask } from '../focus-text.ts';
import { useFocusInside } from '../table/use-focus-inside.ts';
import { moveBetweenTools, RovingTools } from '../toolbar/roving.tsx';
import { TOOLS } from '../toolbar/tool-button.tsx';

const BAR = {
  position: 'absolute',
  top: 2,
  insetInlineEnd: 2,
  zIndex: 1,
  display: 'flex',
  gap: 0.5,
  padding: 1,
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'bg.panel',
  boxShadow: 'floating',
  fontSize: 'md',
  ...TOOLS,
} as const;

type BlockToolsProps = {
  /** The label of the toolbar (`사진 도구`). */
  label: string;
  /** The name of the tool that Tab reaches. */
  first: string;
  children: ReactNode;
};

/**
 * The tools of the one block that is selected, over its corner, while the focus is in the text or in them; nothing while more is
 * selected. Arrow keys move between them, Escape leads back to the text.
 */
export function BlockTools({ label, first, children }: BlockToolsProps) {
  const editor = useSlateStatic();
  const isAlone = useSlateSelector(({ selection }) => selection !== null && Range.isCollapsed(selection));
  const text = useMemo(() => ({ current: ReactEditor.toDOMNode(editor, editor) }), [editor]);
  const isWorking = useFocusInside(text);
  if (!isAlone || !isWorking) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // Events in this toolbar must not reach the text.
    event.stopPropagation();
    if (moveBetweenTools(event) || event.key !== 'Escape') return;
    event.preventDefault();
    focusTextAfterTask(editor);
  };
  return (
    <Box {...{ role: 'toolbar' }} aria-label={label} data-block-tools="" css={BAR} onKeyDown={onKeyDown}>
      <RovingTools first={first}>{children}</RovingTools>
    </Box>
  );
}
