import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { nothing, paragraph, cell, row, show } from './viewer-stage.tsx';

afterEach(cleanup);

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
