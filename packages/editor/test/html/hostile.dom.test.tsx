import { validateDocument } from '@danji/contracts/documents/validate-document';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { fromHtml, fromText, importHtml } from '../../src/core/from-html.ts';

/** The document of hostile HTML, checked: valid, and nothing in it that could act. */
function read(html: string) {
  const document = fromHtml(html);
  expect(validateDocument(document)).toEqual([]);
  return document;
}
const p = (text: string) => ({ type: 'paragraph', children: [{ text }] });

describe('hostile HTML ends as safe text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<style>p{background:url(javascript:alert(1))}</style>',
    '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<template><script>alert(1)</script></template>',
    '<noscript><img title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<object data="javascript:alert(1)">x</object>',
    '<embed src="javascript:alert(1)">',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<base href="https://evil.kr/">',
    '<link rel="stylesheet" href="https://evil.kr/x.css">',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<audio src=x onerror=alert(1)></audio>',
    '<select><option>x</option></select>',
    '<textarea>x</textarea>',
    '<button onclick="alert(1)">x</button>',
    '<xml><o:x>x</o:x></xml>',
  ])('%s', (html) =>
    expect(
      read(`<p>가</p>${html}<p>나</p>`).children.filter(
        (block) => JSON.stringify(block) !== JSON.stringify(p('x" />')),
      ),
    ).toEqual([p('가'), p('나')]),
  );

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java&#9;script:alert(1)',
    'java&NewLine;script&colon;alert(1)',
    '&#x6A;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://danji.kr/x',
    'file:///etc/passwd',
    'https://user:pass@evil.kr/',
    '//user@evil.kr',
    'view-source:https://danji.kr',
  ])('a link to %s', (href) => expect(read(`<a href="${href}">가</a>`).children).toEqual([p('가')]));

  test('a link is written as the browser reads it', () => {
    expect(read('<a href="https://danji.kr\\@evil.kr/">가</a>').children).toMatchObject([
      { children: [{ text: '' }, { type: 'link', url: 'https://danji.kr/@evil.kr/' }, { text: '' }] },
    ]);
  });

  test('half a tag is text', () => {
    expect(read('<scr<script>ipt>alert(1)</script>').children).toEqual([p('ipt>alert(1)')]);
  });

  test('handlers and styles', () => {
    const style =
      'position:fixed;inset:0;background:url(https://evil.kr/x.png);width:expression(alert(1));behavior:url(x);-moz-binding:url(x);content:url(x);color:expression(red)';
    expect(
      read(
        `<p onclick="alert(1)" onmouseover=alert(1) id="x" contenteditable style="${style}"><span style='color:red;background-image:url("javascript:alert(1)")' class="x">가</span></p>`,
      ).children,
    ).toEqual([{ type: 'paragraph', children: [{ text: '가', color: '#ff0000' }] }]);
  });

  test('a forged fragment of an editor', () => {
    const fragment = Buffer.from(
      encodeURIComponent(JSON.stringify([{ type: 'script', children: [{ text: 'evil' }] }])),
    ).toString('base64');
    expect(
      read(`<div data-slate-fragment="${fragment}"><span data-danji-fragment="${fragment}">가</span></div>`).children,
    ).toEqual([p('가')]);
  });

  test('prototypes are no properties', () => {
    expect(
      read(
        '<p class="constructor __proto__ toString" style="constructor:x;__proto__:y;toString:z;color:constructor"><font size="constructor">가</font></p><constructor>나</constructor>',
      ).children,
    ).toEqual([p('가'), p('나')]);
  });

  test.each([
    'div',
    'ul><li',
    'blockquote',
    'table><tr><td',
    'b',
    'span style="font-size:2em"',
    'a href="https://danji.kr"',
    'figure><figcaption',
    'font size="+1"',
    'pre',
  ])(
    'elements nested deeper than a browser nests any (512): <%s>',
    (tag) => {
      expect(JSON.stringify(read(`${`<${tag}>`.repeat(600)}가`))).toContain('가');
    },
    30_000,
  );

  test.each<[string, string]>([
    [
      'spans that are giant',
      `<table>${'<tr><td colspan="99999" rowspan="99999">가</td><td colspan="-1" rowspan="1e9">나</td></tr>'.repeat(300)}</table>`,
    ],
    ['a row of many cells', `<table><tr>${'<td>가</td>'.repeat(3000)}</tr></table>`],
    ['columns without end', `<table>${'<col span="1000" width="1">'.repeat(1000)}<tr><td>가</td></tr></table>`],
    ['a table of tables', `<table><tr><td>${'<table><tr><td>가</td></tr></table>'.repeat(500)}</td></tr></table>`],
    ['tables that are open', '<table><tr><td>가<table><td>나<tr>다<th>라'],
    ['cells beside tables', '<td>가</td><table>나<td>다</table><tr>라'],
    ['a style without end', `<p style="color:red;${'"(\''.repeat(50_000)}">가</p>`],
    ['a sheet without end', `<style>${'a{'.repeat(100_000)}</style><p>가</p>`],
    ['many classes', `<p class="${'x '.repeat(100_000)}">가</p>`],
    ['many items', `<ol>${'<li>가'.repeat(3000)}</ol>`],
    ['many quotes', `<blockquote>${'<p>가'.repeat(3000)}</blockquote>`],
    ['many marks in a line', `<p>${'<b>가</b><i>나</i>'.repeat(3000)}</p>`],
    ['half a letter', '<p>\ud83d가\ude00</p>'],
    ['nothing but signs', '<<<>>><!--<![endif]--><![CDATA[가]]>&#0;&#xD800;가'],
  ])('%s', (_, html) => expect(JSON.stringify(read(html))).toContain('가'));
});

describe('the limits of a document', () => {
  test('a long line goes on in another paragraph', () => {
    const { children } = read(`<p>${'가'.repeat(45_000)}</p>`);
    expect(children).toHaveLength(3);
    expect(JSON.stringify(children).match(/가/g)).toHaveLength(45_000);
  });

  test.each<[string, string]>([
    ['5 MB of text', '가 나 다 '.repeat(850_000)],
    ['5 MB of paragraphs', `<p>${'가'.repeat(500)}</p>`.repeat(10_000)],
    ['a megabyte of empty elements', '<p><b></b></p>'.repeat(70_000)],
    ['more blocks than a document holds', '<p>가</p>'.repeat(30_000)],
  ])(
    '%s',
    (_, html) => {
      const { document, dropped } = importHtml(html);
      expect(validateDocument(document)).toEqual([]);
      expect(dropped.isCut).toBe(!html.includes('<b>'));
    },
    120_000,
  );

  test('plain text too', () => {
    for (const text of ['가'.repeat(3_000_000), '가\n'.repeat(100_000), '\u0000\u200b\ud800'])
      expect(validateDocument(fromText(text))).toEqual([]);
  });
});

describe('any HTML', () => {
  const TAGS =
    'p div span b h2 ul ol li table tbody tr td th thead caption colgroup col blockquote pre figure figcaption a img br hr svg script style template o:p aside center font form details iframe math select'.split(
      ' ',
    );
  const attribute = fc
    .tuple(
      fc.constantFrom(
        'style',
        'class',
        'href',
        'src',
        'colspan',
        'rowspan',
        'start',
        'aria-level',
        'align',
        'width',
        'bgcolor',
        'scope',
        'size',
        'onclick',
      ),
      fc.constantFrom(
        '',
        '2',
        '-1',
        '999999',
        '50%',
        'left',
        'right',
        'red',
        'col',
        'javascript:alert(1)',
        'https://danji.kr',
        'www.x.kr',
        '/api/commons/files/V1StGXR8_Z5jdHi6B-myT/#3x',
        'color:red;text-align:center',
        'mso-list:l0 level3 lfo1',
        'mso-list:Ignore',
        'display:none',
        'white-space:pre',
        'font-size:1e9px',
        'background:#123;width:100px',
        'se-fs-fs24 MsoTitle',
        'x"y',
      ),
    )
    .map(([name, value]) => `${name}='${value}'`);
  const text = fc.string({
    unit: fc.constantFrom(
      '가',
      'a',
      ' ',
      '\n',
      '\t',
      '\u00a0',
      '&nbsp;',
      '&lt;',
      '\u200b',
      '\u1100',
      '\u1161',
      '1.',
      '·',
      '😀',
    ),
    maxLength: 6,
  });
  const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
    tree: fc.array(tie('node'), { maxLength: 5 }).map((nodes) => nodes.join('')),
    node: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      text,
      fc
        .tuple(fc.constantFrom(...TAGS), fc.array(attribute, { maxLength: 3 }), tie('tree'), fc.boolean())
        .map(
          ([tag, attributes, inner, isClosed]) =>
            `<${[tag, ...attributes].join(' ')}>${inner}${isClosed ? `</${tag}>` : ''}`,
        ),
    ),
  }));

  test('is a valid document, the same each time', () => {
    fc.assert(
      fc.property(tree, (html) => expect(read(html)).toEqual(read(html))),
      { numRuns: 1000 },
    );
  }, 120_000);
});
