import type { RichBlock, RichDocument } from '@danji/contracts/documents/rich-document';
import type { ReactNode } from 'react';
import { buildCorpus, buildLargeTable } from '../../../editor-stage/corpus.ts';

/** One editor on a page of its own, as the benchmark accesses it. Keys are typed into the middle block, a paragraph. */
export type Subject = {
  /** Text of the middle block in the editor's model, not in the DOM. */
  middleText(): string;
  middleElement(): HTMLElement;
  isMiddleBold(): boolean;
  /** Number of top-level blocks of the model. */
  countBlocks(): number;
  /** Number of rows of the large table below the middle block, in the model. */
  countRows(): number;
  tableElement(): HTMLElement;
  /** Adds a row below the row of the caret. */
  addRow(): void;
};
declare global {
  /** Renders a node inside the running app. */
  // oxlint-disable-next-line no-var
  var showInApp: (shown: ReactNode) => void;
  // oxlint-disable-next-line no-var
  var subject: Subject;
  /** When the page began to load the editor, ms since the start of the visit. */
  // oxlint-disable-next-line no-var
  var startedMs: number;
  /** Milliseconds from `startedMs` to the first frame with editable text. */
  // oxlint-disable-next-line no-var
  var readyMs: number | undefined;
}

const search = new URLSearchParams(location.search);
const blocks = Number(search.get('blocks') ?? 10);
export const MIDDLE_INDEX = Math.floor(blocks / 2);
export const TABLE_INDEX = MIDDLE_INDEX + 1;

/** The mixed corpus; with `table` in the URL it has a large table below its middle. */
export function readDocument(): RichDocument {
  const { version, children } = buildCorpus(blocks, 'mixed');
  return { version, children: search.has('table') ? children.with(TABLE_INDEX, buildLargeTable()) : children };
}

/** Plain text of one of our blocks, for editors that do not support its type. */
export const plainTextOf = (block: RichBlock): string => {
  const walk = (node: object): string =>
    'text' in node ? String(node.text) : 'children' in node ? (node.children as object[]).map(walk).join('') : '';
  return walk(block);
};

export function getRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  return root;
}

/** Makes the editor the subject of the page, and sets `readyMs` once its text can be edited and has been painted. */
export function registerSubject(subject: Subject): void {
  globalThis.subject = subject;
  const wait = () => {
    if (document.querySelector('[contenteditable=true]') === null) requestAnimationFrame(wait);
    else
      requestAnimationFrame(() => {
        setTimeout(() => {
          globalThis.readyMs = performance.now() - globalThis.startedMs;
        });
      });
  };
  wait();
}
