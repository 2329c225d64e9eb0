import { toDocument } from '@danji/contracts/documents/document-text';
import { UiProvider } from '@danji/ui';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { toOutline } from '../../src/viewer/outline.ts';
import { Viewer } from '../../src/viewer/viewer.tsx';
import { paragraph, cell, row, show } from './viewer-stage.tsx';

afterEach(cleanup);

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
