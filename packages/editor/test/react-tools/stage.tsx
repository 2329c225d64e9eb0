import './jsdom-features.ts';
import { afterEach, jest } from '@jest/globals';
import type { RichBlock, RichDocument, RichTable } from '@danji/contracts/documents/rich-document';
import { UiProvider } from '@danji/ui';
import { act, cleanup, configure, render } from '@testing-library/react';
import { useRef, type ComponentType, type RefObject } from 'react';
import { createEditor, Editor, Node, Transforms, type Point } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact, type ReactEditor } from 'slate-react';
import { getDocument, setDocument, withDocument } from '../../src/core/slate/create-document-editor.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { ImagePortContext, type ImagePort } from '../../src/react/image-port.ts';
import { LiveRegion } from '../../src/react/live-region.tsx';
import { handleTableKey } from '../../src/react/table/table-keyboard.ts';
import { TableToolbar } from '../../src/react/table/table-toolbar.tsx';
import { renderElement, renderLeaf } from '../../src/react/text/render.tsx';

// Lazy components are compiled when a test first renders them, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  localStorage.clear();
});

export const P = (text: string): RichBlock => ({ type: 'paragraph', children: [{ text }] });
/** `가,나/다,라` → a table of two rows; `table` adds fields. */
export const T = (drawing: string, table: Partial<RichTable> = {}): RichTable => ({
  type: 'table',
  ...table,
  children: drawing.split('/').map((row) => ({
    type: 'table-row',
    children: row
      .split(',')
      .map((text) => ({ type: 'table-cell', children: [{ type: 'paragraph', children: [{ text }] }] })),
  })),
});

/** An image port whose methods are never called. */
const NO_IMAGES: ImagePort = {
  upload: () => Promise.reject(new Error('not asked')),
  find: (id) => Promise.resolve(`/files/${id}`),
};

export type OnStage = {
  editor: DocumentEditor;
  children: () => RichDocument['children'];
  /** Puts the caret at the end of the first text that holds `text`. */
  caretAt: (text: string) => Promise<void>;
  /** Makes a change as a person would, and waits until it is drawn. */
  change: (run: () => void) => Promise<void>;
  /** The last sentence that was announced to screen readers. */
  announced: () => string;
};

export type Parts = { editor: DocumentEditor & ReactEditor; frame: RefObject<HTMLDivElement | null> };

function Stage({
  editor,
  images,
  Beside,
}: {
  editor: DocumentEditor & ReactEditor;
  images: ImagePort;
  Beside: ComponentType<Parts> | undefined;
}) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <ImagePortContext value={images}>
      <Slate editor={editor} initialValue={editor.children}>
        <div ref={frame} style={{ position: 'relative' }}>
          {/* jsdom gives the focus to an editable element only when it has a tabIndex. */}
          <Editable
            aria-label="내용"
            tabIndex={0}
            renderElement={renderElement}
            renderLeaf={renderLeaf}
            onKeyDown={(event) => {
              if (handleTableKey(editor, event)) event.preventDefault();
            }}
          />
          <TableToolbar frame={frame} />
          {Beside ? <Beside editor={editor} frame={frame} /> : null}
        </div>
        <LiveRegion />
      </Slate>
    </ImagePortContext>
  );
}

function findText(editor: DocumentEditor, text: string): Point {
  for (const [node, path] of Node.texts(editor)) if (node.text.includes(text)) return Editor.end(editor, path);
  throw new Error(`No text holds ${text}`);
}

/** Shows blocks in a real Slate editor with the tools of tables, and `Beside` below the text. */
export function renderOnStage(
  blocks: RichBlock[],
  { images = NO_IMAGES, Beside }: { images?: ImagePort; Beside?: ComponentType<Parts> } = {},
): OnStage {
  const editor = withDocument(withHistory(withReact(createEditor(), 'x-danji-fragment')));
  setDocument(editor, { version: 1, children: blocks });
  render(
    <UiProvider>
      <Stage editor={editor} images={images} Beside={Beside} />
    </UiProvider>,
  );
  return {
    editor,
    children: () => getDocument(editor).children,
    change: (run) => act(async () => run()),
    caretAt: (text) =>
      act(async () => {
        document.querySelector<HTMLElement>('[data-slate-editor]')?.focus();
        Transforms.select(editor, findText(editor, text));
      }),
    announced: () => document.querySelector('[aria-live]')?.textContent?.trim() ?? '',
  };
}

/** Makes `matchMedia` answer as on a screen of this width. */
export function pretendWidth(px: number): void {
  window.matchMedia = jest.fn((query: string) => ({
    matches: query.includes('max-width') && px <= Number.parseFloat(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? '0'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}
