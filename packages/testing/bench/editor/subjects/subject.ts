import type { RichBlock, RichDocument } from '@danji/contracts/documents/rich-document';
import type { ReactNode } from 'react';
import { buildCorpus, buildLargeTable } from '../../../editor-stage/corpus.ts';

/** One editor on a page of its own, as the driver sees it. The middle block is the paragraph keys are typed in. */
export type Subject = {
  /** Text of the middle block in the editor's model, not on the screen. */
  middleText(): string;
  middleElement(): HTMLElement;
  isMiddleBold(): boolean;
  /** Blocks of the model's top level. */
  countBlocks(): number;
  /** Rows of the large table below the middle block, in the model. */
  countRows(): number;
  tableElement(): HTMLElement;
  /** Adds a row below the one the caret is in. */
  addRow(): void;
};
declare global {
  /** Shows something in the running app. */
  // oxlint-disable-next-line no-var
  var showInApp: (shown: ReactNode) => void;
  // oxlint-disable-next-line no-var
  var subject: Subject;
  /** When the page asked for the editor, ms of the visit. */
  // oxlint-disable-next-line no-var
  var startedMs: number;
  /** Milliseconds from then to the first frame with text that can be edited. */
  // oxlint-disable-next-line no-var
  var readyMs: number | undefined;
}

const search = new URLSearchParams(location.search);
const blocks = Number(search.get('blocks') ?? 10);
export const MIDDLE_INDEX = Math.floor(blocks / 2);
export const TABLE_INDEX = MIDDLE_INDEX + 1;

/** The mixed corpus; with `table` in the address a large table is below its middle. */
export function readDocument(): RichDocument {
  const { version, children } = buildCorpus(blocks, 'mixed');
  return { version, children: search.has('table') ? children.with(TABLE_INDEX, buildLargeTable()) : children };
}

/** The letters of a block of ours, for editors that cannot show it as what it is. */
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

/** Makes the editor the page's subject as soon as its text can be edited and has been painted. */
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
