import { chromium, type Page } from '@playwright/test';
import { fillClipboard } from '../../editor-stage/clipboard.ts';
import { buildClipboard } from '../../editor-stage/corpus.ts';
import { BROWSER_ARGS } from '../page-cost.ts';
import { installRecorder, takeSamples } from './recorder.ts';
import { composeSyllables, typeKeys, WARM_UP } from './typing.ts';

const PASTED = 1000;
const ROWS_ADDED = 20;
const CARET_AT = 60;

/** Measurements of an editor, in ms except the heap in MB. */
export type Metric = 'typing' | 'hangul' | 'enter' | 'load' | 'paste' | 'row' | 'bold' | 'heap';
/** The samples of one visit; `wrong` lists where the model differed from what was typed. */
export type Visit = { samples: Record<Metric, number[]>; wrong: string[] };
export type VisitOptions = {
  url: string;
  blocks: number;
  keys: number;
  syllables: number;
  /** Factor by which the CPU is slowed down. */ slowdown: number;
};

/** Puts the caret into the text of the middle block or the large table's first cell. */
async function placeCaret(page: Page, where: 'middle' | 'table', at: number): Promise<void> {
  await page.evaluate(
    ([where, at]) => {
      const element =
        where === 'middle'
          ? globalThis.subject.middleElement()
          : globalThis.subject.tableElement().querySelector('td, th');
      if (!element) throw new Error('The table has no cell');
      element.scrollIntoView({ block: 'center' });
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (!text) throw new Error('There is no text');
      element.closest<HTMLElement>('[contenteditable=true]')?.focus();
      getSelection()?.setBaseAndExtent(text, at, text, at);
    },
    [where, at] as const,
  );
  // Editors handle a selection change a moment later.
  await page.waitForTimeout(300);
}

async function typeAndCompose(
  page: Page,
  { keys, syllables }: VisitOptions,
): Promise<Pick<Visit['samples'], 'typing' | 'enter' | 'hangul'> & { wrong: string[] }> {
  const session = await page.context().newCDPSession(page);
  const readText = () => page.evaluate(() => globalThis.subject.middleText());
  await placeCaret(page, 'middle', CARET_AT);
  const typed = await typeKeys(page, { text: await readText(), at: CARET_AT }, keys + WARM_UP);
  const samples = (await takeSamples(page)).slice(WARM_UP);
  const wrong: string[] = [];
  if (samples.length < keys) wrong.push(`${keys - samples.length} keys were not seen`);
  if ((await readText()) !== typed.text) wrong.push('typed text differs');
  const composed = await composeSyllables(page, session, { text: await readText(), at: typed.at }, syllables);
  const hangul = (await takeSamples(page)).filter(({ key }) => key === '한글');
  if ((await readText()) !== composed.text) wrong.push('composed text differs');
  return {
    typing: samples.map(({ ms }) => ms),
    enter: samples.filter(({ key }) => key === 'Enter').map(({ ms }) => ms),
    hangul: hangul.map(({ ms }) => ms),
    wrong,
  };
}

async function addRows(page: Page): Promise<number[]> {
  await placeCaret(page, 'table', 1);
  const times: number[] = [];
  for (let added = 0; added < ROWS_ADDED; added += 1) {
    const rows = await page.evaluate(() => globalThis.subject.countRows());
    times.push(
      await page.evaluate(
        (rows) =>
          globalThis.recorder.time(
            () => globalThis.subject.addRow(),
            () => globalThis.subject.countRows() > rows,
          ),
        rows,
      ),
    );
  }
  return times;
}

async function boldAll(page: Page): Promise<number> {
  await placeCaret(page, 'middle', CARET_AT);
  // Inside a table or list the first Ctrl+A may select only that; here the caret is in neither.
  await page.keyboard.press('Control+a');
  await page.waitForTimeout(300);
  await takeSamples(page);
  await page.keyboard.press('Control+b');
  await page.waitForFunction(() => globalThis.subject.isMiddleBold());
  const pressed = (await takeSamples(page)).find(({ key }) => key === 'b');
  return pressed?.ms ?? Number.NaN;
}

async function paste(page: Page): Promise<number> {
  await placeCaret(page, 'middle', CARET_AT);
  const { html, text } = buildClipboard(PASTED);
  await fillClipboard(page, { 'text/html': html, 'text/plain': text });
  await placeCaret(page, 'middle', CARET_AT);
  await page.evaluate((count) => {
    const expected = globalThis.subject.countBlocks() + count - 1;
    const pasted = new Promise<number>((resolve, reject) => {
      addEventListener(
        'keydown',
        function begin({ key }) {
          if (key !== 'v') return;
          removeEventListener('keydown', begin, { capture: true });
          // The first and the last paragraph may merge with the halves of the paragraph they are pasted into.
          globalThis.recorder
            .time(
              () => undefined,
              () => globalThis.subject.countBlocks() >= expected,
            )
            .then(resolve, reject);
        },
        { capture: true },
      );
    });
    Object.assign(globalThis, { pasted });
  }, PASTED);
  await page.keyboard.press('Control+v');
  return page.evaluate(() => (globalThis as unknown as { pasted: Promise<number> }).pasted);
}

async function readHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1024 ** 2;
}

/** Opens an editor and waits until the page is idle; resolves to the ms until its text could be edited. */
async function open(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.waitForFunction(() => globalThis.readyMs !== undefined);
  const ready = await page.evaluate(() => globalThis.readyMs ?? Number.NaN);
  // Images and idle work after the first frame must not be measured as typing, nor the rest of a long text, which our
  // editor renders after the first frame.
  await page.waitForFunction(() => document.querySelector('[data-pending]') === null);
  await page.waitForTimeout(1000);
  return ready;
}

/** Visits one editor in a new browser and measures everything once, in the same order for all editors. */
export async function visitEditor(options: VisitOptions): Promise<Visit> {
  // No other host is reachable, so that an image from elsewhere fails at once.
  const browser = await chromium.launch({
    args: [...BROWSER_ARGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  });
  try {
    const page = await browser.newPage({ locale: 'ko-KR', viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(60_000);
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(String(error)));
    if (options.slowdown > 1)
      await (
        await page.context().newCDPSession(page)
      ).send('Emulation.setCPUThrottlingRate', { rate: options.slowdown });
    await installRecorder(page);
    const load = await open(page, `${options.url}?blocks=${options.blocks}`);
    const heap = await readHeap(page);
    const { wrong: missed, ...typing } = await typeAndCompose(page, options);
    const samples = { load: [load], heap: [heap], ...typing, bold: [await boldAll(page)], paste: [await paste(page)] };
    // The table of 200 cells is only for adding rows: in a document of ten blocks it would dominate the other figures.
    await open(page, `${options.url}?blocks=${options.blocks}&table`);
    const row = await addRows(page);
    return { samples: { ...samples, row }, wrong: [...wrong, ...missed] };
  } finally {
    await browser.close();
  }
}
