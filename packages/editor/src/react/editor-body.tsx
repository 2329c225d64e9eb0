import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { PageDrop } from '@danji/ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Slate } from 'slate-react';
import { getDocument } from '../core/slate/create-document-editor.ts';
import { normalizeDocument } from '../core/normalize-document.ts';
import { setFileHandler } from './clipboard/file-handler.ts';
import { EditorBoundary } from './editor-boundary.tsx';
import { EditorFrame } from './editor-frame.tsx';
import type { EditorProps } from './editor-props.ts';
import { ImagePortContext } from './image-port.ts';
import { useImagePaste } from './images/use-image-paste.tsx';
import { LiveRegion } from './live-region.tsx';
import { useDelayedDraft } from './use-delayed-draft.ts';
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

/** The editor's document, and when its changes are handed on. */
function useWritingState({ start, onEveryChange, onWrite, onChange, readOnly = false, storeDraft }: WritingProps) {
  const editor = useDocumentEditor(start);
  const [settled, setSettled] = useState(start);
  const read = useCallback(() => getDocument(editor), [editor]);
  const askToStore = useDelayedDraft(() => {
    if (!readOnly) storeDraft?.(read());
  });
  const settling = useSettling(editor, (document) => {
    setSettled(document);
    onChange(document);
  });
  // A paragraph that follows a last table or picture, so that one can write there, is no change of the user.
  const [opened] = useState(() => editor.children);
  const onValueChange = (): void => {
    if (editor.children === opened) return;
    const document = read();
    onEveryChange(document);
    onWrite?.(document);
    settling.ask();
    askToStore();
  };
  return { editor, settled, flush: settling.flush, onValueChange };
}

/** One editor over one document. `start` is its first document; later it has its own state. */
function Writing(props: WritingProps) {
  const { id, label, invalid = false, describedBy, placeholder, minHeight = MIN_HEIGHT_PX, readOnly = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const sizeId = useId();
  const { editor, settled, flush, onValueChange } = useWritingState(props);
  const writing = useWriting(flush);
  const { takeImages, placeholders } = useImagePaste(editor, frame);
  useEffect(() => setFileHandler(editor, takeImages), [editor, takeImages]);
  return (
    <Slate editor={editor} onValueChange={onValueChange}>
      <ToolDialogs>
        <EditorFrame ref={frame} isInvalid={invalid} {...writing.events}>
          {readOnly ? null : <Toolbar isWriting={writing.isWriting} />}
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
