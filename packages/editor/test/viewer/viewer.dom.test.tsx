import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { toDocument } from '@danji/contracts/documents/document-text';
import { UiProvider } from '@danji/ui';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toOutline } from '../../src/viewer/outline.ts';
import { Viewer, type ViewerProps } from '../../src/viewer/viewer.tsx';

afterEach(cleanup);

const FILE = 'V1StGXR8_Z5jdHi6B-myT';
const nothing = [{ text: '' }];
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const cell = (text: string, more: object = {}) => ({ type: 'table-cell', ...more, children: [paragraph({ text })] });
const row = (...children: unknown[]) => ({ type: 'table-row', children });

/** A document from a database does not always match the types. */
const show = (children: unknown, more: Partial<ViewerProps> = {}) =>
  render(
    <UiProvider>
      <Viewer document={{ version: 1, children } as RichDocument} findImage="public" {...more} />
    </UiProvider>,
  ).container;

describe('what it shows', () => {
  test('headings one level below the page title, with ids for a table of contents', () => {
    const document = toDocument('# 목적\n\n글\n\n### 깊은 제목');
    render(
      <UiProvider>
        <Viewer document={document} findImage="public" anchors="terms" />
      </UiProvider>,
    );
    expect(screen.getByRole('heading', { level: 2, name: '목적' }).id).toBe('terms-1');
    expect(screen.getByRole('heading', { name: '깊은 제목' }).id).toBe('terms-3');
    expect(toOutline(document, 'terms')).toEqual([
      { id: 'terms-1', text: '목적', level: 1 },
      { id: 'terms-3', text: '깊은 제목', level: 3 },
    ]);
  });

  test('headings further down where the page asks', () => {
    show([{ type: 'heading', level: 1, children: [{ text: '제목' }] }], { headingOffset: 3 });
    expect(screen.getByRole('heading', { level: 4 }).id).toBe('');
  });

  test('levels that are left out look as they were chosen and are told without a gap', () => {
    show([3, 1, 3, 3, 2, 3, 1, 2].map((level) => ({ type: 'heading', level, children: [{ text: '제목' }] })));
    const headings = screen.getAllByRole('heading');
    expect(headings.map(({ tagName }) => tagName)).toEqual(['H4', 'H2', 'H4', 'H4', 'H3', 'H4', 'H2', 'H3']);
    expect(headings.map((element) => element.ariaLevel ?? element.getAttribute('aria-level'))).toEqual([
      '2',
      null,
      '3',
      '3',
      null,
      null,
      null,
      null,
    ]);
  });

  test('marks, colours, sizes and fonts of text', () => {
    show([
      {
        ...paragraph(
          { text: '굵게', bold: true, italic: true },
          { text: '줄', underline: true, strike: true, color: '#ff0000', fontSize: 24, fontFamily: 'batang' },
          { text: '바탕', background: '#000000' },
        ),
        align: 'center',
      },
    ]);
    expect(screen.getByText('굵게').closest('strong')).toBeTruthy();
    expect(screen.getByText('굵게').closest('em')).toBeTruthy();
    expect(screen.getByText('줄').style).toMatchObject({
      textDecorationLine: 'underline line-through',
      color: 'rgb(255, 0, 0)',
      fontSize: '1.5rem',
    });
    expect(screen.getByText('바탕').style).toMatchObject({
      backgroundColor: 'rgb(0, 0, 0)',
      color: 'rgb(255, 255, 255)',
    });
    expect(screen.getByText('바탕').closest('p')?.style.textAlign).toBe('center');
  });

  test('lists in lists, numbers that begin elsewhere, quotes and dividers', () => {
    const container = show(toDocument('- 하나\n  - 둘\n\n3. 셋\n\n> 인용\n\n---').children);
    expect(
      within(screen.getByText('하나').closest('li') as HTMLElement)
        .getByText('둘')
        .closest('ul'),
    ).toBeTruthy();
    expect(container.querySelector('ol')?.start).toBe(3);
    expect(screen.getByText('인용').closest('blockquote')).toBeTruthy();
    expect(screen.getByRole('separator')).toBeTruthy();
  });

  test('an empty paragraph keeps its line', () => {
    expect(show([paragraph({ text: '' })]).querySelector('p > br')).toBeTruthy();
  });

  test('a picture keeps its place and, when it cannot be shown, its words', () => {
    const container = show([
      {
        type: 'image',
        fileId: FILE,
        width: 800,
        height: 600,
        displayWidth: 400,
        alt: '정문',
        caption: '봄',
        children: nothing,
      },
    ]);
    const picture = screen.getByRole<HTMLImageElement>('img', { name: '정문' });
    expect([
      picture.getAttribute('src'),
      picture.getAttribute('width'),
      picture.getAttribute('height'),
      picture.getAttribute('loading'),
    ]).toEqual([`/api/commons/files/${FILE}/`, '800', '600', 'lazy']);
    expect(container.querySelector('figcaption')?.textContent).toBe('봄');
    fireEvent.error(picture);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('정문')).toBeTruthy();
  });

  test('a private picture by an address with a token, and by another one when that has expired', async () => {
    const addresses = ['?t=1', '?t=2'].map((query) => `/api/commons/files/${FILE}/${query}`);
    show([{ type: 'image', fileId: FILE, alt: '정문', children: nothing }], {
      findImage: async () => addresses.shift() ?? '',
      imageLoading: 'eager',
    });
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: '정문' });
    await waitFor(() => expect(picture.getAttribute('src')).toBe(`/api/commons/files/${FILE}/?t=1`));
    expect(picture.getAttribute('loading')).toBe('eager');
    fireEvent.error(picture);
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toBe(`/api/commons/files/${FILE}/?t=2`));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('정문')).toBeTruthy();
  });

  test('a video asks its host for nothing before it is played', async () => {
    const container = show([
      { type: 'video', provider: 'youtube', videoId: 'dQw4w9WgXcQ', start: 30, children: nothing },
    ]);
    expect(container.querySelector('iframe, img')).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: '유튜브 동영상 재생' }));
    const frame = screen.getByTitle<HTMLIFrameElement>('유튜브 동영상');
    expect(frame.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=30');
    expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
  });

  test('a table has heads of columns and of rows, spans and widths, and scrolls by keyboard', () => {
    const table = {
      type: 'table',
      headerRow: true,
      headerColumn: true,
      colWidths: [100, 200, 300],
      children: [
        row(cell('구분', { rowSpan: 2 }), cell('금액', { colSpan: 2 })),
        row(cell('올해', { background: '#eeeeee' }), cell('작년')),
        row(cell('전기'), cell('10'), cell('20')),
      ],
    };
    const container = show([table]);
    expect(screen.getByRole('region', { name: '표' }).tabIndex).toBe(0);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['구분', '금액']);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['전기']);
    expect(screen.getByRole<HTMLTableCellElement>('columnheader', { name: '구분' }).rowSpan).toBe(2);
    expect([...container.querySelectorAll('col')].map(({ style }) => style.width)).toEqual(['100px', '200px', '300px']);
  });

  test('outside links open beside the page and tell nothing; telephone links stay', () => {
    show([
      paragraph(
        { type: 'link', url: 'https://danji.kr/', children: [{ text: '사이트' }] },
        { type: 'link', url: 'tel:02-123-4567', children: [{ text: '전화' }] },
      ),
    ]);
    const site = screen.getByRole<HTMLAnchorElement>('link', { name: '사이트' });
    expect([site.target, site.rel]).toEqual(['_blank', 'noopener noreferrer nofollow ugc']);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: '전화' }).target).toBe('');
  });
});

describe('hostile documents', () => {
  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    '/api/auth/signout',
    'https://a:b@evil.kr',
    7,
    null,
  ])('a link to %p is plain text', (url) => {
    const container = show([paragraph({ type: 'link', url, children: [{ text: '눌러요' }] })]);
    expect(screen.getByText('눌러요')).toBeTruthy();
    expect(container.querySelector('a')).toBeNull();
  });

  test('markup is text', () => {
    const container = show([paragraph({ text: '<img src=x onerror=alert(1)>' })]);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  });

  test('styles, handlers and fields of its own do nothing', () => {
    const container = show([
      {
        ...paragraph({
          text: '글',
          color: 'red;position:fixed',
          background: 'url(https://evil.kr)',
          fontFamily: 'constructor',
          fontSize: '99px;x',
          onClick: 'alert(1)',
          dangerouslySetInnerHTML: { __html: '<b>' },
        }),
        align: 'center;x',
        style: 'x',
        className: 'x',
      },
    ]);
    expect(container.querySelector('p')?.outerHTML).toBe('<p>글</p>');
  });

  const unknown: unknown[] = [
    null,
    undefined,
    7,
    'text',
    [],
    {},
    { type: 'script', children: [{ text: 'alert(1)' }] },
    { type: 'iframe', src: 'https://evil.kr', children: nothing },
    { type: 'paragraph' },
    { type: 'paragraph', children: 'x' },
    { type: 'paragraph', children: [null, 7, [], { text: 7 }, { text: {} }] },
    { type: 'image', fileId: '../../auth/signout/?xxx', children: nothing },
    { type: 'image', fileId: { toString: 1 }, children: nothing },
    { type: 'video', provider: 'youtube', videoId: '"><script>', children: nothing },
    { type: 'video', provider: 'evil', videoId: 'dQw4w9WgXcQ', children: nothing },
    { type: 'quote', children: [null, {}] },
    { type: 'bulleted-list', children: [null, {}, { children: [null] }, { children: [{ children: [null] }, 7] }] },
    {
      type: 'table',
      colWidths: 'x',
      children: [null, {}, { children: [null] }, { children: [{ children: null, colSpan: 'x' }] }],
    },
  ];
  test.each(unknown.map((node) => [node]))('%j neither breaks the page nor shows anything of its own', (node) => {
    const container = show([paragraph({ text: '앞' }), node, paragraph({ text: '뒤' })]);
    expect(screen.getByText('앞')).toBeTruthy();
    expect(screen.getByText('뒤')).toBeTruthy();
    expect(container.querySelector('script, iframe, img, button')).toBeNull();
  });

  test.each([null, undefined, 'x', {}])('a document whose blocks are %p is empty', (children) => {
    expect(show(children).textContent).toBe('');
  });

  test('nesting without end stops at the fifth list, and a table in a table is left out', () => {
    let list: unknown = { type: 'bulleted-list', children: [] };
    for (let depth = 0; depth < 10_000; depth += 1)
      list = {
        type: 'bulleted-list',
        children: [{ type: 'list-item', children: [paragraph({ text: `${depth}` }), list] }],
      };
    let table: unknown = { type: 'table', children: [row(cell('속'))] };
    for (let depth = 0; depth < 10_000; depth += 1)
      table = { type: 'table', children: [row({ type: 'table-cell', children: [table] })] };
    const container = show([list, table]);
    expect(container.querySelectorAll('li')).toHaveLength(5);
    expect(container.querySelectorAll('table')).toHaveLength(1);
  });

  test('spans of a million columns do not stop the page', () => {
    const container = show([{ type: 'table', children: [row(cell('넓게', { colSpan: 1e9, rowSpan: 1e9 }))] }]);
    expect(container.querySelector('td')?.colSpan).toBeLessThanOrEqual(1000);
  });
});
