import { describe, expect, test } from '@jest/globals';
import { IS_COMPOSING } from 'slate-dom';
import { insertBlocks } from '../../src/core/slate/fragment.ts';
import { toLinkUrl } from '../../src/core/slate/links.ts';
import { type Case, describeCases, enter, type } from './drawn-cases.ts';
import { a, draw, edit, li, p, ul } from './drawing.ts';
import { NAVER } from './link-cases.ts';

const TYPED: Case[] = [
  ['an address before a space', [p('보기 |')], type('naver.com '), [p('보기 ', a(NAVER, 'naver.com'), ' |')]],
  [
    'an address before Enter',
    [p('www.danji.kr/ab|')],
    enter,
    [p(a('https://www.danji.kr/ab', 'www.danji.kr/ab')), p('|')],
  ],
  [
    'without the brackets and the full stop around it',
    [p('|')],
    type('(https://danji.kr/a). '),
    [p('(', a('https://danji.kr/a', 'https://danji.kr/a'), '). |')],
  ],
  ['an e-mail address in a list', [ul('a@b.kr|')], type(' '), [ul(li(p(a('mailto:a@b.kr', 'a@b.kr'), ' |')))]],
  ['no file name', [p('|')], type('계약서.hwp report.md 3.5 '), [p('계약서.hwp report.md 3.5 |')]],
  [
    'not within a link',
    [p(a('https://daum.net/', 'naver.com|x'))],
    type(' '),
    [p(a('https://daum.net/', 'naver.com |x'))],
  ],
  [
    'an address that comes at once',
    [p('가 |')],
    (editor) => editor.insertText('나 naver.com'),
    [p('가 나 ', a(NAVER, 'naver.com|'))],
  ],
  [
    'pasted addresses',
    [p('가|')],
    (editor) => insertBlocks(editor, [p('나'), p('naver.com 다')]),
    [p('가나'), p(a(NAVER, 'naver.com'), ' 다|')],
  ],
];

describeCases('links from what is typed', TYPED);

describe('a link', () => {
  test('made from typed text is taken back alone', () => {
    const editor = edit(p('|'));
    type('naver.com ')(editor);
    editor.undo();
    expect(draw(editor)).toEqual([p('naver.com |')]);
    type('가')(editor);
    expect(draw(editor)).toEqual([p('naver.com 가|')]);
    editor.undo();
    editor.undo();
    expect(draw(editor)).toEqual([p('|')]);
  });

  test('made by Enter or a paste is taken back alone', () => {
    const entered = edit(p('naver.com|'));
    entered.insertBreak();
    expect(draw(entered)).toEqual([p(a(NAVER, 'naver.com')), p('|')]);
    entered.undo();
    expect(draw(entered)).toEqual([p('naver.com'), p('|')]);
    const pasted = edit(p('|'));
    insertBlocks(pasted, [p('naver.com')]);
    pasted.undo();
    expect(draw(pasted)).toEqual([p('naver.com|')]);
  });

  test('is never made while an input method composes', () => {
    const editor = edit(p('naver.com|'));
    IS_COMPOSING.set(editor, true);
    editor.insertText(' ');
    expect(draw(editor)).toEqual([p('naver.com |')]);
  });
});

describe('typed addresses', () => {
  test.each([
    ['naver.com', 'https://naver.com/'],
    ['  https://danji.kr/가 ', 'https://danji.kr/%EA%B0%80'],
    ['HTTP://Danji.kr', 'http://danji.kr/'],
    ['a@b.kr', 'mailto:a@b.kr'],
    ['02-123-4567', 'tel:021234567'],
    ['010 1234 5678', 'tel:01012345678'],
    ['+82 10-1234-5678', 'tel:+821012345678'],
    ['1588-1234', 'tel:15881234'],
    ['ht\ttps://danji.kr', 'https://danji.kr/'],
    ['단지.한국', 'https://xn--6j1b664b.xn--3e0b707e/'],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,a', undefined],
    ['//danji.kr', undefined],
    ['https://user:pass@danji.kr', undefined],
    ['그냥 글', undefined],
    ['', undefined],
  ])('%j leads to %j', (typed, url) => expect(toLinkUrl(typed)).toBe(url));
});
