import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Stage } from '../../editor-stage/stage.tsx';
import { waitUntilIdle, trackActivity } from '../page-idle.ts';
import { E2E } from '../addresses.ts';

/** Global of the stage page, for code that runs inside the page. */
declare global {
  // oxlint-disable-next-line no-var
  var stage: Stage;
}
type Point = [path: number[], offset: number];

export const textOf = (page: Page): Locator => page.getByRole('textbox', { name: '내용' });
export const toolbarOf = (page: Page): Locator => page.getByRole('toolbar', { name: '글 도구' });
export const toolOf = (page: Page, name: string | RegExp): Locator => toolbarOf(page).getByRole('button', { name });

/** Opens the editor with a document; `query` holds options of the stage, for instance `theme=dark&draft`. */
export async function openStage(page: Page, document: RichDocument, query = ''): Promise<void> {
  const address = `${E2E.stage}/?${query}`;
  await trackActivity(page);
  if (page.url() !== address) await page.goto(address);
  await expect(textOf(page)).toBeVisible();
  await page.evaluate((document) => {
    globalThis.stage.show(document);
  }, document);
  await expect.poll(() => readDocument(page)).toEqual(document);
}

/** Reads the present document of the editor. */
export const readDocument = (page: Page): Promise<RichDocument> => page.evaluate(() => globalThis.stage.document());

/** Expects the document of the editor, and the last value of its `onChange`, to become equal to `document`. */
export async function expectDocument(page: Page, document: RichDocument): Promise<void> {
  await expect.poll(() => readDocument(page)).toEqual(document);
  await expect.poll(() => page.evaluate(() => globalThis.stage.saved())).toEqual(document);
}

/** Puts the caret at a point, or selects the text between two points. */
export async function select(page: Page, anchor: Point, focus: Point = anchor): Promise<void> {
  const toPoint = ([path, offset]: Point) => ({ path, offset });
  await page.evaluate(
    (range) => {
      globalThis.stage.select(range);
    },
    { anchor: toPoint(anchor), focus: toPoint(focus) },
  );
  // The browser's own selection follows with the next render.
  await waitUntilIdle(page);
}

/** Selects cells with the pointer, from the middle of one to the middle of another (counted in reading order). */
export async function dragCells(page: Page, from: number, to: number): Promise<void> {
  const cells = textOf(page).locator('td, th');
  const [first, last] = [await cells.nth(from).boundingBox(), await cells.nth(to).boundingBox()];
  if (!first || !last) throw new Error('The cells are not on the screen');
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2, { steps: 6 });
  await page.mouse.up();
  await waitUntilIdle(page);
}
