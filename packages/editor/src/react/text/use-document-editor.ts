import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { useState } from 'react';
import { createEditor, Editor } from 'slate';
import { IS_ANDROID } from 'slate-dom';
import { withHistory } from 'slate-history';
import { withReact, type ReactEditor } from 'slate-react';
import { setDocument, withDocument } from '../../core/slate/create-document-editor.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { FRAGMENT_KEY, withClipboard } from '../clipboard/with-clipboard.ts';
import { CHUNK_SIZE } from './render.tsx';
import { withAndroidLinks } from './with-android-links.ts';

function createReactEditor(start: RichDocument): DocumentEditor & ReactEditor {
  const editor = withClipboard(withDocument(withHistory(withReact(createEditor(), FRAGMENT_KEY))));
  editor.getChunkSize = (node) => (Editor.isEditor(node) ? CHUNK_SIZE : null);
  if (IS_ANDROID) withAndroidLinks(editor);
  setDocument(editor, start);
  return editor;
}

/** The Slate editor of one mounted Editor, made once, with the document it begins with. */
export function useDocumentEditor(start: RichDocument): DocumentEditor & ReactEditor {
  const [editor] = useState(() => createReactEditor(start));
  return editor;
}
