import { describe, expect, test } from '@jest/globals';
import { IS_COMPOSING } from 'slate-dom';
import { insertBlocks } from '../../src/core/slate/fragment.ts';
import { getLink, removeLink, setLink, toLinkUrl } from '../../src/core/slate/links.ts';
import { type Case, describeCases, enter, type } from './drawn-cases.ts';
import { a, draw, edit, li, p, t, ul } from './drawing.ts';

const NAVER = 'https://naver.com/';
const link = (url: string, text?: string) => (editor: Parameters<typeof setLink>[0]) =>
  setLink(editor, { url, ...(text !== undefined && { text }) });

const CASES: Case[] = [
  ['selected text becomes one', [p('가[나]다')], link(NAVER), [p('가', a(NAVER, '[나]'), '다')]],
  [
    'text of several blocks',
    [p('가[나'), p('다]라')],
    link(NAVER),
    [p('가', a(NAVER, '[나')), p(a(NAVER, '다]'), '라')],
  ],
  [
    'with marks kept',
    [p('[가', t('나]', { bold: true }))],
    link(NAVER),
    [p(a(NAVER, '[가', t('나]', { bold: true })))],
  ],
  [
    'a new one at the caret',
    [p(t('가|', { bold: true }))],
    link(NAVER, '네이버'),
    [p(t('가', { bold: true }), a(NAVER, t('네이버|', { bold: true })))],
  ],
  ['a new one shows its address', [p('|')], link(NAVER), [p(a(NAVER, `${NAVER}|`))]],
  [
    'another address for the one at the caret',
    [p(a(NAVER, '가|나'))],
    link('https://daum.net/'),
    [p(a('https://daum.net/', '가|나'))],
  ],
  ['other words for selected text', [p('가[나]다')], link(NAVER, '네이버'), [p('가', a(NAVER, '네이버|'), '다')]],
  ['over another link', [p('[가', a('https://daum.net/', '나'), '다]')], link(NAVER), [p(a(NAVER, '[가나다]'))]],
  ['none where none may lead', [p('가[나]다')], link('javascript:alert(1)'), [p('가[나]다')]],
  ['removed at the caret', [p('가', a(NAVER, '나|다'), '라')], removeLink, [p('가나|다라')]],
  [
    'removed from a selection',
    [p('[가', a(NAVER, '나'), '다'), p(a(NAVER, '라]'))],
    removeLink,
    [p('[가나다'), p('라]')],
  ],
  ['letters typed at its end stand beside it', [p(a(NAVER, '가|'))], type('나'), [p(a(NAVER, '가'), '나|')]],
  ['letters typed within it belong to it', [p(a(NAVER, '가|다'))], type('나'), [p(a(NAVER, '가나|다'))]],
  ['one without letters is gone', [p('가', a(NAVER, '[나]'), '다')], (editor) => editor.deleteFragment(), [p('가|다')]],
];

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

describeCases('links', CASES);
describeCases('links from what is typed', TYPED);

describe('a link', () => {
  test('is told with its text', () => {
    expect(getLink(edit(p('가', a(NAVER, '나|', t('다', { bold: true })))))).toEqual({
      url: NAVER,
      text: '나다',
      path: [0, 1],
    });
    expect(getLink(edit(p('가|')))).toBeUndefined();
  });

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
