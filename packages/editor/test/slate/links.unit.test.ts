import { describe, expect, test } from '@jest/globals';
import { getLink, removeLink } from '../../src/core/slate/links.ts';
import { type Case, describeCases, type } from './drawn-cases.ts';
import { a, edit, p, t } from './drawing.ts';
import { NAVER, link } from './link-cases.ts';

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

describeCases('links', CASES);

describe('a link', () => {
  test('is told with its text', () => {
    expect(getLink(edit(p('가', a(NAVER, '나|', t('다', { bold: true })))))).toEqual({
      url: NAVER,
      text: '나다',
      path: [0, 1],
    });
    expect(getLink(edit(p('가|')))).toBeUndefined();
  });
});
