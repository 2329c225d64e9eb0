import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import { Editor } from '@danji/editor/editor';
import { Node, type Editor as SlateEditor } from 'slate';
import { DOMEditor, ELEMENT_TO_NODE } from 'slate-dom';
import { MIDDLE_INDEX, registerSubject, readDocument, TABLE_INDEX } from './subject.ts';

const images = {
  upload: () => Promise.resolve(undefined),
  find: (fileId: string) => Promise.resolve(`/api/commons/files/${fileId}/`),
};
const ignore = () => undefined;

// 5,000 mixed blocks exceed the size limit of a stored document (1 MiB); the other editors have no limit.
Object.assign(DOCUMENT_LIMITS, { bytes: Number.MAX_SAFE_INTEGER });

globalThis.showInApp(<Editor value={readDocument()} onChange={ignore} label="내용" images={images} />);

function getSlateEditor(): SlateEditor & DOMEditor {
  const element = document.querySelector<HTMLElement>('[data-slate-editor]');
  const node = element && ELEMENT_TO_NODE.get(element);
  if (!node) throw new Error('No editor is on the page');
  return node as SlateEditor & DOMEditor;
}
const childAt = (index: number): Node => Node.child(getSlateEditor(), index);
const elementAt = (index: number): HTMLElement => DOMEditor.toDOMNode(getSlateEditor(), childAt(index));

registerSubject({
  middleText: () => Node.string(childAt(MIDDLE_INDEX)),
  middleElement: () => elementAt(MIDDLE_INDEX),
  isMiddleBold: () => 'bold' in Node.get(getSlateEditor(), [MIDDLE_INDEX, 0]),
  countBlocks: () => getSlateEditor().children.length,
  countRows: () => {
    const table = childAt(TABLE_INDEX);
    return 'children' in table ? table.children.length : 0;
  },
  tableElement: () => elementAt(TABLE_INDEX),
  // Adds it as a user does, by the toolbar of the table.
  addRow: () => {
    document.querySelector<HTMLElement>('[role=toolbar] button[aria-label^="아래에"]')?.click();
  },
});
