import type { RichBlock, RichDocument } from '@danji/contracts/documents/rich-document';
import { Toaster, UiProvider } from '@danji/ui';
import { afterEach } from '@jest/globals';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Editor as SlateEditor, Node, Transforms, type Range } from 'slate';
import { ELEMENT_TO_NODE } from 'slate-dom';
import { getDocument } from '../../src/core/slate/create-document-editor.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { Editor, type EditorProps } from '../../src/react/editor.tsx';

// Browser features that jsdom lacks.
Object.defineProperty(HTMLElement.prototype, 'isContentEditable', {
  configurable: true,
  get(this: HTMLElement) {
    return this.closest('[contenteditable]')?.getAttribute('contenteditable') === 'true';
  },
});
// Lazy components are compiled when a test first renders them, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
afterEach(() => {
  cleanup();
  localStorage.clear();
});

export const paragraph = (text: string): RichBlock => ({ type: 'paragraph', children: [{ text }] });
export const documentOf = (...children: RichBlock[]): RichDocument => ({ version: 1, children });

export type OpenEditor = {
  editor: DocumentEditor;
  box: HTMLElement;
  user: ReturnType<typeof userEvent.setup>;
  /** The documents that `onChange` passed to the page, the last one at the end. */
  changes: RichDocument[];
  blocks: () => RichBlock[];
  /** Selects the whole first text that holds `text`. */
  select: (text: string) => Promise<Range>;
  /** Puts the caret behind the first text that holds `text`. */
  caretBehind: (text: string) => Promise<void>;
  /** Makes a change as a person would, and waits until it is drawn. */
  change: (run: () => void) => Promise<void>;
  /** Pastes what another program put into the clipboard. */
  paste: (data: Record<string, string>, files?: File[]) => Promise<void>;
  /** The last sentence that was announced to screen readers. */
  announced: () => string;
  unmount: () => void;
};

/** A clipboard that holds texts by their type, and files. */
export function clipboardOf(data: Record<string, string>, files: File[] = []): DataTransfer {
  return {
    files,
    types: Object.keys(data),
    getData: (type: string) => data[type] ?? '',
    setData: (type: string, text: string) => {
      data[type] = text;
    },
  } as unknown as DataTransfer;
}

const change = (run: () => void): Promise<void> => act(async () => run());

function findRange(editor: DocumentEditor, text: string): Range {
  for (const [node, path] of Node.texts(editor)) if (node.text.includes(text)) return SlateEditor.range(editor, path);
  throw new Error(`No text holds ${text}`);
}

/** Shows the editor as a page would, and waits until it can be written in. */
export async function openEditor(value: RichDocument, props: Partial<EditorProps> = {}): Promise<OpenEditor> {
  const changes: RichDocument[] = [];
  const images = {
    upload: () => Promise.reject(new Error('not asked')),
    find: (id: string) => Promise.resolve(`/files/${id}`),
  };
  const { unmount } = render(
    <StrictMode>
      <UiProvider>
        <Editor label="내용" value={value} onChange={(document) => changes.push(document)} images={images} {...props} />
        <button type="button">등록</button>
        <Toaster />
      </UiProvider>
    </StrictMode>,
  );
  const box = await screen.findByRole('textbox', { name: '내용' });
  const editor = ELEMENT_TO_NODE.get(box) as DocumentEditor;
  const place = (range: () => Range): Promise<void> =>
    change(() => {
      box.focus();
      Transforms.select(editor, range());
    });
  return {
    editor,
    box,
    changes,
    change,
    unmount,
    user: userEvent.setup(),
    blocks: () => getDocument(editor).children,
    select: async (text) => {
      await place(() => findRange(editor, text));
      return findRange(editor, text);
    },
    caretBehind: (text) =>
      place(() => {
        const { focus } = findRange(editor, text);
        return { anchor: focus, focus };
      }),
    paste: (data, files) => change(() => editor.insertData(clipboardOf(data, files))),
    announced: () => document.querySelector('[data-announcements]')?.textContent?.trim() ?? '',
  };
}

/** Presses a key in the text. */
export const press = (
  box: HTMLElement,
  key: string,
  more: Partial<KeyboardEventInit & { keyCode: number }> = {},
): Promise<boolean> => act(async () => fireEvent.keyDown(box, { key, ...more }));
