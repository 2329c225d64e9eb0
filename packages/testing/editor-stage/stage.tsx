import '@danji/ui/fonts.css';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { Editor } from '@danji/editor/editor';
import { Button, Heading, Toaster, UiProvider } from '@danji/ui';
import { type Editor as SlateEditor, type Range, Transforms } from 'slate';
import { ELEMENT_TO_NODE } from 'slate-dom';
import { StrictMode, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { buildCorpus, type CorpusKind } from './corpus.ts';
import { createImagePort } from './image-port.ts';
import type { UploadResponse } from './image-store.ts';

/** Functions by which a test reads and changes the page without user input. */
export type Stage = {
  /** Present document of the editor. */
  document(): RichDocument;
  /** Last document that the editor passed to `onChange`. */
  saved(): RichDocument | undefined;
  selection(): Range | null;
  /** Focuses the editor and sets the caret or selection. */
  select(range: Range): void;
  /** Mounts a new editor with another document. */
  show(document: RichDocument): void;
  /** Renders the page around the editor again, with new functions for all its props. */
  rerender(): void;
  /** Sets the response of the image store to later uploads. */
  setUploadResponse(response: UploadResponse): void;
};
declare global {
  // oxlint-disable-next-line no-var
  var stage: Stage;
}

const query = new URLSearchParams(location.search);
const BLANK: RichDocument = { version: 1, children: [{ type: 'paragraph', children: [{ text: '' }] }] };
const first = query.has('blocks')
  ? buildCorpus(Number(query.get('blocks')), (query.get('corpus') ?? 'mixed') as CorpusKind)
  : BLANK;
const colorMode = query.get('theme') === 'dark' ? 'dark' : 'light';
let saved: RichDocument | undefined;
let uploadResponse: UploadResponse = 'ok';
const images = createImagePort(() => uploadResponse);

function getElement(): HTMLElement {
  const element = document.querySelector<HTMLElement>('[data-slate-editor]');
  if (!element) throw new Error('No editor is on the page');
  return element;
}
const getSlateEditor = () => ELEMENT_TO_NODE.get(getElement()) as SlateEditor;

function StagePage({ nonce }: { nonce: string | undefined }) {
  const [shown, setShown] = useState({ document: first, turn: 0 });
  const [renders, setRenders] = useState(0);
  useLayoutEffect(() => {
    globalThis.stage = {
      document: () => ({ version: 1, children: getSlateEditor().children as RichDocument['children'] }),
      saved: () => saved,
      selection: () => getSlateEditor().selection,
      select: (range) => {
        getElement().focus();
        Transforms.select(getSlateEditor(), range);
      },
      show: (document) => setShown(({ turn }) => ({ document, turn: turn + 1 })),
      rerender: () => setRenders((count) => count + 1),
      setUploadResponse: (next) => {
        uploadResponse = next;
      },
    };
  }, []);
  return (
    <UiProvider nonce={nonce} colorMode={colorMode}>
      <main style={{ maxWidth: 960, margin: '0 auto', padding: 16 }} data-renders={renders}>
        <Heading as="h1">글쓰기</Heading>
        <Editor
          key={shown.turn}
          value={shown.document}
          onChange={(document) => {
            saved = document;
          }}
          label="내용"
          placeholder="내용을 입력해주세요."
          readOnly={query.has('read-only')}
          images={{ ...images }}
          {...(query.has('draft') && {
            storeDraft: (document: RichDocument) => localStorage.setItem('stage.draft', JSON.stringify(document)),
          })}
        />
        <Button>등록</Button>
      </main>
      <Toaster />
    </UiProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <StagePage nonce={document.querySelector<HTMLElement>('[nonce]')?.nonce} />
  </StrictMode>,
);
