import { Box, FIRST_CHILD, RichContent, VisuallyHidden } from '@danji/ui';
import {
  memo,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type CompositionEvent,
  type DragEvent,
  type KeyboardEvent,
} from 'react';
import { Transforms } from 'slate';
import { Editable, ReactEditor, useSlateStatic } from 'slate-react';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { handleKey } from '../keyboard/handle-key.ts';
import { useToolDialogs } from '../toolbar/tool-dialog.tsx';
import { ProgressiveRenderContext, createProgressiveRender } from './progressive-chunks.tsx';
import { BLOCK_STYLES } from './block-styles.ts';
import { composeAtCaret } from './composition.ts';
import { Placeholder } from './placeholder.tsx';
import { renderChunk, renderElement, renderLeaf, renderText } from './render.tsx';
import { skipSelectionWalk } from './skip-selection-walk.ts';
import { freezeDistantChunks } from './freeze-chunks.ts';
import { useRestoredSelection } from './use-restored-selection.ts';

export type TextAreaProps = {
  id: string | undefined;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isReadOnly: boolean;
  placeholder: string | undefined;
  /** Px. */
  minHeight: number;
};

const HELP =
  '굵게 같은 글 도구는 Alt와 F10을 눌러 쓸 수 있어요. 표와 목록 안에서 Tab은 다음 칸이나 들여쓰기이고, 밖으로 나가려면 Alt와 F10을 누른 다음 Tab을 누르세요.';
const TEXTBOX = { role: 'textbox', 'aria-multiline': true } as const;

const WRAPPER = {
  position: 'relative',
  flex: '1',
  minWidth: 0,
  padding: { base: 4, md: 6 },
  '&[data-composing] > [data-placeholder]': { display: 'none' },
} as const;
// Blocks that are drawn in chunks keep the distances they have without; at a chunk's edges margins add up.
const TEXT = {
  minHeight: 'inherit',
  outline: 'none',
  _focusVisible: { outline: 'none' },
  '& [data-slate-chunk]': { marginBottom: 0 },
  // Chunks out of sight are not laid out. The height is a guess until a chunk was in sight once, so that the scroll bar hardly jumps.
  // Content around a full-width selected picture is not clipped.
  '& [data-skips]': { contentVisibility: 'auto', containIntrinsicSize: 'auto 1800px', overflowClipMargin: '12px' },
  '& [data-still]': { '@media screen': { contentVisibility: 'hidden', '& > *': { display: 'none' } } },
  '& [data-pending]': { minHeight: '1800px' },
  '& [data-slate-chunk] > *': { marginBottom: 4 },
  '& [data-slate-chunk] > h2': { marginTop: 10, marginBottom: 2 },
  '& [data-slate-chunk] > :is(h3, h4)': { marginTop: 8, marginBottom: 2 },
  '& [data-slate-chunk] > :is(h2, h3) + :is(h3, h4)': { marginTop: 2 },
  [`& [data-slate-chunk] > h2${FIRST_CHILD}`]: { marginTop: 6 },
  [`& [data-slate-chunk] > :is(h3, h4)${FIRST_CHILD}`]: { marginTop: 4 },
  [`& > [data-slate-chunk]${FIRST_CHILD} > ${FIRST_CHILD}`]: { marginTop: 0 },
  // The caret stays clear of the tools above the text, and on phones of those below.
  '& :is([data-slate-string], [data-slate-zero-width])': { scrollMarginTop: '9.5rem', scrollMarginBottom: '4.5rem' },
  // In tables their own tools lie over these.
  '& :is(td, th) :is([data-slate-string], [data-slate-zero-width])': {
    scrollMarginBottom: { base: '8rem', md: '4.5rem' },
  },
  // Browsers shape the characters of one font together: the first character of a link would look like the empty text
  // before the link. This font differs, but not in height.
  '& [data-slate-zero-width="z"]': { fontKerning: 'none' },
  '& a': { cursor: 'text' },
  ...BLOCK_STYLES,
} as const;

function showComposing({ currentTarget, type }: CompositionEvent<HTMLElement>): void {
  if (type === 'compositionend') delete currentTarget.dataset['composing'];
  else currentTarget.dataset['composing'] = '';
}

/** The page takes dropped pictures; they are inserted where they were dropped. */
const useDrop = (editor: DocumentEditor) =>
  useCallback(
    (event: DragEvent): boolean | undefined => {
      if (event.dataTransfer.files.length === 0) return undefined;
      const range = ReactEditor.findEventRange(editor, event, { suppressThrow: true });
      if (range) Transforms.select(editor, range);
      return true;
    },
    [editor],
  );

/** The text itself. Drawn again only when its own properties change, not with every rendering of the page. */
export const TextArea = memo(function TextArea(props: TextAreaProps) {
  const { id, label, describedBy, isInvalid, isReadOnly, placeholder, minHeight } = props;
  const editor = useSlateStatic();
  const helpId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [progressiveRender] = useState(createProgressiveRender);
  useEffect(() => (place.current ? freezeDistantChunks(place.current) : undefined), []);
  useEffect(() => (place.current ? progressiveRender.start(place.current) : undefined), [progressiveRender]);
  const { toggle } = useToolDialogs();
  const restore = useRestoredSelection(editor);
  const [composition] = useState(() => composeAtCaret(editor));
  const onKeyDown = (event: KeyboardEvent): void =>
    handleKey(event, editor, {
      openLink: () => toggle('link'),
      focusTools: () =>
        place.current?.parentElement?.querySelector<HTMLElement>('[role=toolbar] [data-tool][tabindex="0"]')?.focus(),
    });
  return (
    <Box
      ref={place}
      css={WRAPPER}
      style={{ minHeight }}
      onCompositionStart={showComposing}
      onCompositionEnd={showComposing}
    >
      <ProgressiveRenderContext value={progressiveRender}>
        <RichContent asChild css={TEXT}>
          <Editable
            {...TEXTBOX}
            ref={skipSelectionWalk}
            tabIndex={0}
            {...(id !== undefined && { id })}
            aria-label={label}
            aria-describedby={[describedBy, helpId].filter(Boolean).join(' ')}
            aria-invalid={isInvalid || undefined}
            aria-readonly={isReadOnly || undefined}
            readOnly={isReadOnly}
            spellCheck
            {...{ renderElement, renderLeaf, renderText, renderChunk, onKeyDown }}
            onDrop={useDrop(editor)}
            {...restore}
            {...composition}
          />
        </RichContent>
      </ProgressiveRenderContext>
      {placeholder ? <Placeholder>{placeholder}</Placeholder> : null}
      <VisuallyHidden id={helpId}>{HELP}</VisuallyHidden>
    </Box>
  );
});
