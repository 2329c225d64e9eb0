import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { Box, PageDrop } from '@danji/ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Editor as SlateEditor, Transforms } from 'slate';
import { Slate } from 'slate-react';
import { getDocument } from '../core/slate/create-document-editor.ts';
import { normalizeDocument } from '../core/normalize-document.ts';
import { setFileHandler } from './clipboard/file-handler.ts';
import { DraftOffer } from './drafts/draft-offer.tsx';
import { useDraft } from './drafts/use-draft.ts';
import { EditorBoundary } from './editor-boundary.tsx';
import { EditorFrame } from './editor-frame.tsx';
import type { EditorProps } from './editor-props.ts';
import { focusText } from './focus-text.ts';
import { ImagePortContext } from './image-port.ts';
import { useImagePaste } from './images/use-image-paste.tsx';
import { LiveRegion } from './live-region.tsx';
import { useSettling } from './use-settling.ts';
import { StatusLine } from './status/status-line.tsx';
import { TableToolbar } from './table/table-toolbar.tsx';
import { TextArea } from './text/text-area.tsx';
import { useDocumentEditor } from './text/use-document-editor.ts';
import { ToolDialogs } from './toolbar/tool-dialog.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useWriting } from './use-writing.ts';

export const MIN_HEIGHT_PX = 320;
const IMAGE_TYPES = 'image/jpeg,image/png,image/gif,image/webp';

type WritingProps = EditorProps & { start: RichDocument; onEveryChange: (document: RichDocument) => void };

/** The editor's document with its drafts, and when its changes are handed on. */
function useWritingState({ start, onEveryChange, onWrite, onChange, readOnly = false, draft }: WritingProps) {
  const editor = useDocumentEditor(start);
  const [settled, setSettled] = useState(start);
  const read = useCallback(() => getDocument(editor), [editor]);
  const drafts = useDraft(readOnly ? undefined : draft, start, read);
  const settling = useSettling(editor, (document) => {
    setSettled(document);
    onChange(document);
  });
  const onValueChange = (): void => {
    const document = read();
    onEveryChange(document);
    onWrite?.(document);
    settling.ask();
    drafts.keep();
  };
  const decide = (isWanted: boolean): void => {
    if (isWanted && drafts.offered) {
      Transforms.setChildren(editor, drafts.offered.document.children);
      Transforms.select(editor, SlateEditor.end(editor, []));
    }
    drafts.decide(isWanted);
    focusText(editor);
  };
  return { editor, settled, flush: settling.flush, offered: drafts.offered, onValueChange, decide };
}

/** One editor over one document. `start` is its first document; later it has its own state. */
function Writing(props: WritingProps) {
  const { id, label, invalid = false, describedBy, placeholder, minHeight = MIN_HEIGHT_PX, readOnly = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const sizeId = useId();
  const { editor, settled, flush, offered, onValueChange, decide } = useWritingState(props);
  const writing = useWriting(flush);
  const { takeImages, placeholders } = useImagePaste(editor, frame);
  useEffect(() => setFileHandler(editor, takeImages), [editor, takeImages]);
  return (
    <Slate editor={editor} onValueChange={onValueChange}>
      <ToolDialogs>
        <EditorFrame ref={frame} isInvalid={invalid} {...writing.events}>
          {readOnly ? null : <Toolbar isWriting={writing.isWriting} />}
          {offered ? (
            <Box css={{ padding: 3, paddingBottom: 0 }}>
              <DraftOffer draft={offered} onDecide={decide} />
            </Box>
          ) : null}
          <TextArea
            id={id}
            label={label}
            describedBy={[describedBy, sizeId].filter(Boolean).join(' ')}
            isInvalid={invalid}
            isReadOnly={readOnly}
            placeholder={placeholder}
            minHeight={minHeight}
          />
          {readOnly ? null : <TableToolbar frame={frame} />}
          {placeholders}
          <StatusLine id={sizeId} document={settled} maxCharacters={props.maxCharacters} />
        </EditorFrame>
        <LiveRegion />
        {readOnly ? null : <PageDrop accept={IMAGE_TYPES} onImage={(image) => takeImages([image])} />}
      </ToolDialogs>
    </Slate>
  );
}

/**
 * The editor with its safety measures: the document is normalised first, and an error boundary restarts the editor
 * with the last text.
 */
export function EditorBody(props: EditorProps) {
  const [start] = useState(() => normalizeDocument(props.value));
  return (
    <ImagePortContext value={props.images}>
      <EditorBoundary start={start}>
        {(document, onEveryChange) => <Writing {...props} start={document} onEveryChange={onEveryChange} />}
      </EditorBoundary>
    </ImagePortContext>
  );
}
