import { describe, expect, test } from '@jest/globals';
import type { RichBlock, RichText } from '../../src/documents/rich-document.ts';
import { type HtmlOptions, toHtml } from '../../src/documents/to-html.ts';

const FILE = 'V1StGXR8_Z5jdHi6B-myT';
const nothing: [{ text: '' }] = [{ text: '' }];
const html = (children: unknown[], options?: HtmlOptions) =>
  toHtml({ version: 1, children: children as RichBlock[] }, options);
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const text = (value: string, marks: Partial<RichText> = {}) => html([paragraph({ text: value, ...marks })]);
const cell = (value: string, more: object = {}) => ({
  type: 'table-cell',
  ...more,
  children: [paragraph({ text: value })],
});
const row = (...children: unknown[]) => ({ type: 'table-row', children });
const link = (url: string) =>
  html([paragraph({ text: '' }, { type: 'link', url, children: [{ text: '링크' }] }, { text: '' })]);
const item = (...children: unknown[]) => ({ type: 'list-item', children });

describe('text', () => {
  test.each<[string, string, string]>([
    ['signs of HTML', '<b onclick="x">&amp;', '<p>&lt;b onclick=&quot;x&quot;&gt;&amp;amp;</p>'],
    ['nothing', '', '<p><br></p>'],
    ['soft breaks', '가\n나', '<p>가<br>나</p>'],
    ['a break at the end', '가\n', '<p>가<br><br></p>'],
    ['single spaces', '가 나', '<p>가 나</p>'],
    ['spaces a browser would join', '가   나', '<p>가&nbsp;&nbsp; 나</p>'],
    ['spaces at the ends', ' 가 ', '<p>&nbsp;가&nbsp;</p>'],
    ['spaces beside a break', '가 \n 나', '<p>가&nbsp;<br>&nbsp;나</p>'],
    ['nothing but a space', ' ', '<p>&nbsp;<br></p>'],
    ['a tab and a no-break space', '가\t나\u00a0다', '<p>가<span>\t</span>나<span>&nbsp;</span>다</p>'],
  ])('%s', (_, value, expected) => expect(text(value)).toBe(expected));

  test('spaces are escaped across the borders of marks', () => {
    expect(html([paragraph({ text: '가 ' }, { text: ' 나', bold: true }, { text: ' 다' })])).toBe(
      '<p>가&nbsp;<strong> 나</strong> 다</p>',
    );
  });

  test.each<[Partial<RichText>, string]>([
    [{ bold: true, italic: true, underline: true, strike: true }, '<p><strong><em><u><s>가</s></u></em></strong></p>'],
    [
      { color: '#ff0000', background: '#ffff00', fontSize: 24, fontFamily: 'batang' },
      '<p><span style="color:#ff0000;background-color:#ffff00;font-size:24px;font-family:Batang,AppleMyungjo,serif">가</span></p>',
    ],
    [
      { color: '#000000', background: '#ffffff' },
      '<p><span style="color:#000000!important;background-color:#ffffff!important">가</span></p>',
    ],
  ])('marks %j', (marks, expected) => expect(text('가', marks)).toBe(expected));

  test('values no document may hold do not become style', () => {
    expect(
      text('가', {
        color: 'red;background:url(x)',
        background: '#FFF"',
        fontSize: 99 as never,
        fontFamily: 'x;y' as never,
      }),
    ).toBe('<p>가</p>');
  });
});

describe('links', () => {
  test('to pages open in a new tab without a referrer', () => {
    expect(link('https://danji.kr/?a=1&b=2')).toBe(
      '<p><a href="https://danji.kr/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow ugc">링크</a></p>',
    );
  });
  test('to mail stay', () =>
    expect(link('mailto:help@danji.kr')).toBe('<p><a href="mailto:help@danji.kr">링크</a></p>'));
  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.kr', 'https://a@evil.kr'])('to %s are text', (url) =>
    expect(link(url)).toBe('<p>링크</p>'),
  );
});

describe('blocks', () => {
  test('headings go down with the page', () => {
    const heading = [{ type: 'heading', level: 2, align: 'center', children: [{ text: '제목' }] }];
    expect(html(heading)).toBe('<h2 style="text-align:center">제목</h2>');
    expect(html(heading, { headingOffset: 1 })).toBe('<h3 style="text-align:center">제목</h3>');
    expect(html(heading, { headingOffset: 9 })).toBe('<h6 style="text-align:center">제목</h6>');
  });

  test('quotes, dividers and lists in lists', () => {
    const deeper = {
      type: 'numbered-list',
      start: 3,
      children: [item({ ...paragraph({ text: '나' }), align: 'right' })],
    };
    expect(
      html([
        { type: 'quote', children: [paragraph({ text: '인용' })] },
        { type: 'divider', children: nothing },
        { type: 'bulleted-list', children: [item(paragraph({ text: '가' }), deeper)] },
      ]),
    ).toBe(
      '<blockquote><p>인용</p></blockquote><hr><ul><li>가<ol start="3"><li><p style="text-align:right">나</p></li></ol></li></ul>',
    );
  });

  test('pictures by absolute address for mail, at their displayed size', () => {
    const image = {
      type: 'image',
      fileId: FILE,
      width: 800,
      height: 600,
      displayWidth: 400,
      alt: '"정문"',
      caption: '봄 <사진>',
      align: 'left',
      children: nothing,
    };
    expect(html([image], { origin: 'https://danji.kr' })).toBe(
      `<figure style="text-align:left"><img src="https://danji.kr/api/commons/files/${FILE}/#800x600" alt="&quot;정문&quot;" width="400" height="300"><figcaption>봄 &lt;사진&gt;</figcaption></figure>`,
    );
    expect(html([{ type: 'image', fileId: FILE, children: nothing }])).toBe(
      `<figure><img src="/api/commons/files/${FILE}/"></figure>`,
    );
    expect(html([{ type: 'image', fileId: '"><script>', children: nothing }])).toBe('');
  });

  test('a video is a poster that leads to it', () => {
    expect(html([{ type: 'video', provider: 'youtube', videoId: 'dQw4w9WgXcQ', start: 30, children: nothing }])).toBe(
      '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=30s" target="_blank" rel="noopener noreferrer nofollow ugc"><img src="https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg" alt="유튜브 동영상" width="640" height="360"></a></figure>',
    );
    expect(html([{ type: 'video', provider: 'youtube', videoId: '"><script>', children: nothing }])).toBe('');
  });

  test('tables with widths, spans, backgrounds and headers', () => {
    const table = {
      type: 'table',
      headerRow: true,
      headerColumn: true,
      colWidths: [100, 200],
      children: [
        row(cell('가'), cell('나')),
        row(cell('다', { rowSpan: 2, background: '#eeeeee' }), cell('라')),
        row(cell('마')),
      ],
    };
    expect(html([table])).toBe(
      [
        '<table><colgroup><col width="100"><col width="200"></colgroup><tbody>',
        '<tr><th scope="rowgroup"><p>가</p></th><th scope="col"><p>나</p></th></tr>',
        '<tr><th scope="row" rowspan="2" style="background-color:#eeeeee"><p>다</p></th><td><p>라</p></td></tr>',
        '<tr><td><p>마</p></td></tr>',
        '</tbody></table>',
      ].join(''),
    );
  });
});
