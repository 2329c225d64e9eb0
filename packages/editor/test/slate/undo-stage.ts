import { Editor, Transforms } from 'slate';
import { createDocumentEditor } from '../../src/core/slate/create-document-editor.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';

/** An editor and its clock; every typed character takes 100 ms. */
export function start() {
  let time = 0;
  const editor = createDocumentEditor(undefined, () => time);
  Transforms.select(editor, [0, 0]);
  const type = (text: string) => {
    for (const letter of text) {
      time += 100;
      editor.insertText(letter);
    }
  };
  return {
    editor,
    type,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

export const textOf = (editor: DocumentEditor) => Editor.string(editor, []);
