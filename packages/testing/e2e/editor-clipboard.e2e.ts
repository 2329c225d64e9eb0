import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { expect, type Page } from '@playwright/test';
import { fillClipboard } from '../editor-stage/clipboard.ts';
import { waitUntilIdle } from './page-idle.ts';
import { cell, divider, doc, FILE_ID, h, image, link, p, table, text } from './editor/nodes.ts';
import { dragCells, expectDocument, openStage, readDocument, select, textOf } from './editor/stage-page.ts';
import { test } from './editor/stage-test.ts';

const FIXTURES = join(import.meta.dirname, '../../editor/test/html/fixtures');
const FRAGMENT = 'application/x-danji-fragment';

/** Pastes clipboard data as another program would have written it. */
async function pasteInto(page: Page, clipboard: Record<string, string>, keys = 'Control+v'): Promise<void> {
  await fillClipboard(page, clipboard);
  await page.keyboard.press(keys);
}

/** Normalises as the editor does: adjacent lists are merged, and a table at the end is followed by an empty line. */
const normalise = ({ children }: RichDocument): string =>
  JSON.stringify(children)
    .replaceAll('"}]}]}]},{"type":"bulleted-list","children":[', '"}]}]},')
    .replace(/,\{"type":"paragraph","children":\[\{"text":""\}\]\}\]$/, ']');

for (const source of ['word', 'excel', 'google-docs', 'google-sheets', 'hwp', 'naver-blog', 'notion']) {
  test(`content copied from ${source} is pasted with its formatting`, async ({ page }) => {
    const expected = JSON.parse(readFileSync(join(FIXTURES, `${source}.json`), 'utf8')) as RichDocument;
    await openStage(page, doc(p()));
    await select(page, [[0, 0], 0]);
    await pasteInto(page, { 'text/html': readFileSync(join(FIXTURES, `${source}.html`), 'utf8'), 'text/plain': '글' });
    await expect.poll(async () => normalise(await readDocument(page))).toBe(normalise(expected));
    expect(validateDocument(await readDocument(page))).toEqual([]);
    await page.keyboard.press('Control+z');
    await expectDocument(page, doc(p()));
  });
}

const HOSTILE = `<p onclick="globalThis.hacked=1">가<script>globalThis.hacked=1</script><img src="x" onerror="globalThis.hacked=1">
<a href="java&#10;script:globalThis.hacked=1">나</a><a href="data:text/html,<script>parent.hacked=1</script>">다</a><svg onload="globalThis.hacked=1"><a xlink:href="javascript:1">라</a></svg>
<span style="color:red;background:url(https://evil.example/x);position:fixed">마</span><iframe srcdoc="<script>parent.hacked=1</script>"></iframe></p>
<table><tr><td rowspan="999999" colspan="-3">바</td></tr></table><math><mi>사</mi></math><form action="https://evil.example/"><input value="아"></form>`;

test('hostile HTML is pasted as safe text, and nothing of it runs or is fetched', async ({ page }) => {
  const requests: string[] = [];
  const record = (request: { url: () => string }) => {
    if (!request.url().startsWith('http://127.0.0.1')) requests.push(request.url());
  };
  page.on('request', record);
  await openStage(page, doc(p()));
  await select(page, [[0, 0], 0]);
  await pasteInto(page, { 'text/html': HOSTILE, 'text/plain': '글' });
  await expect(textOf(page)).toContainText('가');
  const pasted = await readDocument(page);
  expect(validateDocument(pasted)).toEqual([]);
  expect(JSON.stringify(pasted)).not.toMatch(/script|onerror|evil|data:|url\(/);
  await waitUntilIdle(page);
  expect([await page.evaluate(() => 'hacked' in globalThis), requests]).toEqual([false, []]);
  page.off('request', record);
});

const encode = (value: unknown): string => Buffer.from(encodeURIComponent(JSON.stringify(value))).toString('base64');
const FORGED: Record<string, string> = {
  'unknown nodes': encode([
    { type: 'iframe', src: 'https://evil.example/', children: [{ text: '가' }] },
    { type: 'paragraph', onclick: 'x', children: [{ text: '나', href: 'javascript:1' }] },
  ]),
  'a forbidden link address': encode([
    {
      type: 'paragraph',
      children: [{ text: '' }, { type: 'link', url: 'javascript:alert(1)', children: [{ text: '가' }] }, { text: '' }],
    },
  ]),
  'a table without a grid': encode([
    {
      type: 'table',
      children: [
        { type: 'table-row', children: [{ type: 'table-cell', rowSpan: 9, children: [{ text: '가' }] }] },
        { type: 'table-row', children: [] },
      ],
    },
  ]),
  'a prototype': encode([
    { type: 'paragraph', __proto__: { polluted: true }, constructor: 1, children: [{ text: '가' }] },
  ]),
  'no fragment': encode({ children: 1 }),
  'invalid JSON': Buffer.from('%7B%22').toString('base64'),
  'invalid base64': '가나다',
};
for (const [name, fragment] of Object.entries(FORGED)) {
  test(`a forged fragment with ${name} is pasted as a valid document`, async ({ page }) => {
    await openStage(page, doc(p('앞')));
    await select(page, [[0, 0], 1]);
    await pasteInto(page, { [FRAGMENT]: fragment, 'text/plain': '가' });
    await expect(textOf(page)).toContainText('가');
    expect(validateDocument(await readDocument(page))).toEqual([]);
    expect(JSON.stringify(await readDocument(page))).not.toMatch(/javascript|iframe|evil|onclick|polluted/);
  });
}

test('a fragment hidden in HTML is ignored', async ({ page }) => {
  await openStage(page, doc(p()));
  await select(page, [[0, 0], 0]);
  await pasteInto(page, {
    'text/html': `<p data-slate-fragment="${encode([{ type: 'evil', children: [{ text: '나' }] }])}">가</p>`,
    'text/plain': '가',
  });
  await expectDocument(page, doc(p('가')));
});

test('our own content is cut and pasted without loss', async ({ page }) => {
  const before = doc(
    h(1, '가'),
    p('나', text('다', { bold: true, color: '#e03131' }), link('https://example.com/', '라'), '마'),
    image(),
    divider(),
    p('바사'),
  );
  await openStage(page, before);
  await textOf(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+x');
  await expectDocument(page, doc(h(1)));
  await page.keyboard.press('Control+v');
  await expectDocument(page, before);
});

test('Ctrl+Shift+V pastes plain text', async ({ page }) => {
  await openStage(page, doc(p('앞뒤')));
  await select(page, [[0, 0], 1]);
  await pasteInto(page, { 'text/html': '<h1><b>가</b></h1><p>나</p>', 'text/plain': '가\n나' }, 'Control+Shift+v');
  await expectDocument(page, doc(p('앞가'), p('나뒤')));
});

test('a pasted address becomes a link', async ({ page }) => {
  await openStage(page, doc(p('주소: ')));
  await select(page, [[0, 0], 4]);
  await pasteInto(page, { 'text/plain': 'https://example.com/notice' });
  await expectDocument(page, doc(p('주소: ', link('https://example.com/notice', 'https://example.com/notice'), '')));
});

const grid = () => doc(table(['가', '나', '다'], ['라', '마', '바'], ['사', '아', '자']), p('끝'));

test.describe('cells', () => {
  test('are copied as a whole table, and pasted back into cells', async ({ page }) => {
    await openStage(page, grid());
    await dragCells(page, 0, 4);
    await page.keyboard.press('Control+c');
    await dragCells(page, 4, 4);
    await page.keyboard.press('Control+v');
    await expectDocument(page, doc(table(['가', '나', '다'], ['라', '가', '나'], ['사', '라', '마']), p('끝')));
  });

  test('become a table when pasted into text', async ({ page }) => {
    await openStage(page, grid());
    await dragCells(page, 0, 4);
    await page.keyboard.press('Control+c');
    await select(page, [[1, 0], 1]);
    await page.keyboard.press('Control+v');
    await expectDocument(page, doc(...grid().children, table(['가', '나'], ['라', '마']), p()));
  });

  test('are copied as a table for spreadsheets, and as tab-separated plain text', async ({ page }) => {
    await openStage(page, grid());
    await dragCells(page, 0, 4);
    await page.keyboard.press('Control+c');
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return { html: await (await item?.getType('text/html'))?.text(), plain: await navigator.clipboard.readText() };
    });
    expect(copied.plain).toBe('가\t나\n라\t마');
    expect(copied.html).toMatch(/<table[\s\S]*<\/table>/);
  });

  test('are emptied when cut or deleted, and the grid stays', async ({ page }) => {
    await openStage(page, grid());
    await dragCells(page, 0, 4);
    await page.keyboard.press('Delete');
    await expectDocument(page, doc(table(['', '', '다'], ['', '', '바'], ['사', '아', '자']), p('끝')));
    await dragCells(page, 5, 8);
    await page.keyboard.press('Control+x');
    await expectDocument(page, doc(table(['', '', '다'], ['', '', ''], ['사', '아', '']), p('끝')));
  });

  test('of a spreadsheet are pasted into the cells from the caret on', async ({ page }) => {
    await openStage(page, grid());
    await select(page, [[0, 2, 2, 0, 0], 1]);
    await pasteInto(page, {
      'text/html': '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>',
      'text/plain': '1\t2\n3\t4',
    });
    await expectDocument(
      page,
      doc(table(['가', '나', '다', ''], ['라', '마', '바', ''], ['사', '아', '1', '2'], ['', '', '3', '4']), p('끝')),
    );
  });

  test('keep their grid when text selected from one cell into another is deleted', async ({ page }) => {
    await openStage(page, doc(p('앞'), table(['가나', '다라'], [cell('마', { colSpan: 2 })]), p('뒤')));
    await select(page, [[1, 0, 0, 0, 0], 1], [[2, 0], 1]);
    await page.keyboard.press('Delete');
    expect(validateDocument(await readDocument(page))).toEqual([]);
    expect((await readDocument(page)).children.map(({ type }) => type)).toEqual(['paragraph', 'table', 'paragraph']);
  });
});

test('a pasted image of ours is inserted; one from elsewhere is left out, which is announced', async ({ page }) => {
  await openStage(page, doc(p()));
  await select(page, [[0, 0], 0]);
  await pasteInto(page, {
    'text/html': `<p>가</p><img src="/api/commons/files/${FILE_ID}/" alt="단지"><p>나<img src="https://evil.example/a.png"></p>`,
    'text/plain': '가나',
  });
  await expect
    .poll(async () => (await readDocument(page)).children.map(({ type }) => type))
    .toEqual(['paragraph', 'image', 'paragraph']);
  await expect(page.locator('[data-announcements]')).toContainText(/사진|이미지/);
});
