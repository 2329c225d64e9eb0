import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { UserType } from '@danji/contracts/codes/user-codes';
import { GUESSABLE_PASSWORD, validatePassword } from '@danji/contracts/rules/password';
import type { PasswordOwner } from '@danji/server/accounts/passwords/guessable-passwords';
import { toKeystrokes } from '@danji/server/accounts/passwords/keystrokes';
import { explainPassword } from '@danji/server/accounts/passwords/passwords';

const owner: PasswordOwner = { user_type: UserType.GENERAL, name: '김하늘', email: 'sunny.day@danji.test' };
const explain = (password: string, changes: Partial<typeof owner> = {}) =>
  explainPassword(password, { ...owner, ...changes });

test('keys of a Korean keyboard type a Korean word', () => {
  expect(['단지', '안녕', '과외', '값', '쌍둥이 Kim1'].map(toKeystrokes)).toEqual([
    'ekswl',
    'dkssud',
    'rhkdhl',
    'rkqt',
    'Tkdenddl Kim1',
  ]);
});

test('the list has 3,000 passwords, each of which fits the rule of members', () => {
  const text = readFileSync(new URL('../../../data/common-passwords.txt', import.meta.url), 'utf8');
  const words = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(new Set(words).size).toBe(3_000);
  expect(
    words.filter((word) => validatePassword(word) !== undefined && validatePassword(word) !== GUESSABLE_PASSWORD),
  ).toEqual([]);
});

describe('a new password is refused', () => {
  test.each(['qwer1234', 'QWER1234', 'password1', '1q2w3e4r', 'trustno1', 'dkssud123', 'tkfkdgo1004'])(
    'when it is common: %s',
    (password) => expect(explain(password)).toBe(GUESSABLE_PASSWORD),
  );

  test.each(['danji1234', 'myDanji2468', 'ekswl2468', '2468EKSWL'])(
    'when it has the name of the site: %s',
    (password) => expect(explain(password)).toContain('서비스 이름'),
  );

  test('when it has the own name, also as typed on the keyboard', () => {
    expect(explain('rlagksmf24')).toContain('이름을');
    expect(explain('kimhaneul24', { name: 'Kim Haneul' })).toContain('이름을');
  });

  test('when it has the name of the own e-mail address; a short one only when just digits are added', () => {
    expect(explain('2sunny.day', { user_type: UserType.STAFF, email: 'sunny.day@danji.test' })).toContain('12자');
    expect(explain('sunny.day-2468', { user_type: UserType.STAFF })).toContain('이메일 아이디');
    expect(explain('kim2468', { email: 'kim@danji.test' })).toContain('이메일 아이디');
    expect(explain('hakim2468', { email: 'kim@danji.test' })).toBeUndefined();
  });
});

test.each(['apart2468', 'newpass77', 'brand1357'])('%s is accepted', (password) =>
  expect(explain(password)).toBeUndefined(),
);
