import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { GUESSABLE_PASSWORD, validatePassword } from '../src/rules/password.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const signsOf = (signs: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength, maxLength });

describe('the password rule', () => {
  test('accepts letters and digits that are mixed', () => {
    const mixed = fc
      .tuple(signsOf(LETTERS, 1, 20), signsOf(DIGITS, 1, 20), signsOf(LETTERS + DIGITS, 8, 40))
      .map((parts) => parts.join(''));
    fc.assert(fc.property(mixed, (password) => validatePassword(password) === undefined));
  });

  test('refuses any other character at any position', () => {
    const foreign = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
      .filter((sign) => !/^[A-Za-z\d]$/.test(sign));
    fc.assert(
      fc.property(
        signsOf(LETTERS + DIGITS, 3, 20),
        foreign,
        signsOf(LETTERS + DIGITS, 3, 20),
        (before, sign, after) => {
          expect(validatePassword(`${before}${sign}${after}`)).toBe(
            '비밀번호는 영문과 숫자를 섞어 입력해 주세요. 다른 문자는 쓸 수 없어요.',
          );
        },
      ),
    );
  });

  test('refuses letters alone and digits alone', () => {
    for (const signs of [LETTERS, DIGITS])
      fc.assert(fc.property(signsOf(signs, 6, 60), (password) => validatePassword(password) !== undefined));
  });

  test('refuses fewer than 6 characters and more than 100', () => {
    fc.assert(
      fc.property(
        signsOf(LETTERS + DIGITS, 0, 5),
        (password) => validatePassword(password) === '비밀번호는 6자 이상 입력해 주세요.',
      ),
    );
    expect(validatePassword(`a1${'b'.repeat(98)}`)).toBeUndefined();
    expect(validatePassword(`a1${'b'.repeat(99)}`)).toBe('비밀번호는 100자까지 입력할 수 있어요.');
  });

  test.each(['aaaaaa1', '1111111a'])('refuses one character repeated, %s', (password) => {
    expect(validatePassword(password)).toBe(GUESSABLE_PASSWORD);
  });

  test.each(['apart2468', 'aaaaaa12'])('accepts %s', (password) => {
    expect(validatePassword(password)).toBeUndefined();
  });
});

describe('the rule of operators', () => {
  test('asks for 12 characters and takes any', () => {
    expect(validatePassword('elevenchars', 'operator')).toBe('비밀번호는 12자 이상 입력해 주세요.');
    expect(validatePassword('봄에는 벚꽃이 핀 길을', 'operator')).toBeUndefined();
    expect(validatePassword('twelve-chars', 'operator')).toBeUndefined();
    expect(validatePassword('a'.repeat(101), 'operator')).toBe('비밀번호는 100자까지 입력할 수 있어요.');
    expect(validatePassword('aaaaaaaaaaaaaaa', 'operator')).toBe(GUESSABLE_PASSWORD);
  });
});
