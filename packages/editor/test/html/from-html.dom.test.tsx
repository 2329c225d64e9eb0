import type { RichText } from '@danji/contracts/documents/rich-document';
import { describe, expect, test } from '@jest/globals';
import { blocks, p } from './imported-blocks.ts';

/** Returns the address of a pasted link. */
const url = (href: string) => /"url":"([^"]*)"/.exec(JSON.stringify(blocks(`<p><a href="${href}">가</a></p>`)))?.[1];

/** The marks of one text in a span. */
const marks = (style: string) => {
  const [block] = blocks(`<p><span style="${style}">가</span></p>`);
  const { text: _, ...rest } = (block && 'children' in block ? block.children[0] : {}) as RichText;
  return rest;
};

describe('text', () => {
  test.each<[string, string, unknown[]]>([
    ['white space is shown as in a browser', '<p>  가\n  나 \t 다  </p>', [p('가 나 다')]],
    [
      'over the borders of elements too',
      '<p>가 <b> 나 </b> <i> 다</i></p>',
      [p('가 ', { text: '나 ', bold: true }, { text: '다', italic: true })],
    ],
    ['no-break spaces stay spaces', '<p>가&nbsp;&nbsp;나</p>', [p('가  나')]],
    ['kept white space is kept', '<p style="white-space:pre-wrap">가  나\n다</p>', [p('가  나\n다')]],
    ['line breaks are soft', '<p>가<br>나<br></p>', [p('가\n나')]],
    ['empty lines are empty paragraphs', '<p><br></p><div>&nbsp;</div><p>\u200b</p><p></p>', [p(''), p(''), p('')]],
    ['letters are composed and visible', '<p>\u1112\u1161\u11ab\u200b\ufeff\u0001글</p>', [p('한글')]],
    [
      'text beside blocks is a paragraph',
      '가<div>나<p>다</p>라</div>마',
      [p('가'), p('나'), p('다'), p('라'), p('마')],
    ],
    [
      'code is paragraphs',
      '<pre>a\n  b</pre>',
      [p({ text: 'a', fontFamily: 'monospace' }), p({ text: '  b', fontFamily: 'monospace' })],
    ],
    [
      'headings of all levels',
      '<h1>가</h1><h6>나</h6>',
      [
        { type: 'heading', level: 1, children: [{ text: '가' }] },
        { type: 'heading', level: 3, children: [{ text: '나' }] },
      ],
    ],
    [
      'alignment comes down',
      '<div align="center"><p>가</p><p style="text-align:right">나</p><p style="text-align:justify">다</p></div>',
      [{ ...p('가'), align: 'center' }, { ...p('나'), align: 'right' }, p('다')],
    ],
    ['hidden text is left out', '<p>가<span style="display:none">나</span><b hidden>다</b></p>', [p('가')]],
    [
      'definitions and forms are text',
      '<dl><dt>가</dt><dd>나</dd></dl><form>다<input value="x"></form>',
      [p('가'), p('나'), p('다')],
    ],
  ])('%s', (_, html, expected) => expect(blocks(html)).toEqual(expected));

  test.each<[string, Partial<RichText>]>([
    ['color:#F00', { color: '#ff0000' }],
    ['color:rgb(18, 171, 159)', { color: '#12ab9f' }],
    ['color:rgba(0,0,0,.5)', { color: '#808080' }],
    ['color:hsl(120 100% 25%)', { color: '#008000' }],
    ['color:RebeccaPurple', { color: '#663399' }],
    ['color:#000', {}],
    ['color:windowtext', {}],
    ['color:nonsense', {}],
    ['background:none repeat scroll 0 0 #ff0', { background: '#ffff00' }],
    ['background-color:white', {}],
    ['background-color:transparent', {}],
    ['font-size:18pt', { fontSize: 24 }],
    ['font-size:12pt', {}],
    ['font-size:1.5em', { fontSize: 24 }],
    ['font-size:x-large', { fontSize: 24 }],
    ['font-size:200px', { fontSize: 38 }],
    ['font-family:&quot;나눔명조&quot;, serif', { fontFamily: 'nanum-myeongjo' }],
    ['font-family:Consolas', { fontFamily: 'monospace' }],
    ['font-family:Papyrus, Batang', {}],
    ['font-weight:600;font-style:oblique', { bold: true, italic: true }],
    ['text-decoration:underline line-through', { underline: true, strike: true }],
  ])('%s', (style, expected) => expect(marks(style)).toEqual(expected));

  test('old elements mean what they meant', () => {
    expect(blocks('<center><font color="red" size="5" face="굴림">가</font><strike>나</strike></center>')).toEqual([
      {
        ...p({ text: '가', color: '#ff0000', fontSize: 24, fontFamily: 'gulim' }, { text: '나', strike: true }),
        align: 'center',
      },
    ]);
  });

  test('a mark can be taken back inside', () => {
    expect(
      blocks(
        '<p><b>가<span style="font-weight:normal">나</span></b><u>다</u><u style="text-decoration:none">라</u></p>',
      ),
    ).toEqual([p({ text: '가', bold: true }, '나', { text: '다', underline: true }, '라')]);
  });
});

describe('links', () => {
  test.each([
    ['https://danji.kr/a', 'https://danji.kr/a'],
    [' www.danji.kr ', 'https://www.danji.kr'],
    ['//danji.kr/x', 'https://danji.kr/x'],
    ['HTTPS://DANJI.KR/한 글', 'https://danji.kr/%ED%95%9C%20%EA%B8%80'],
    ['mailto:a@b.kr', 'mailto:a@b.kr'],
    ['htt&#10;ps://danji.kr/', 'https://danji.kr/'],
  ])('%s leads to %s', (href, expected) => expect(url(href)).toBe(expected));

  test.each(['/notice', '#top', 'file:///C:/x', 'ftp://x.kr', '', 'https://u:p@x.kr'])('%p is text', (href) =>
    expect(blocks(`<p><a href="${href}">가</a></p>`)).toEqual([p('가')]),
  );
});
