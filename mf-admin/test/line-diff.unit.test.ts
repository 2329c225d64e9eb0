import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { diffLines } from '../src/shared/line-diff.ts';

const toText = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`);

test('finds added, removed and changed lines between unchanged ones', () => {
  expect(toText('# 제1조\n\n하나\n둘\n셋', '# 제1조\n\n하나\n둘 반\n셋\n넷')).toEqual([
    ' # 제1조',
    ' 하나',
    '-둘',
    '+둘 반',
    ' 셋',
    '+넷',
  ]);
  expect(toText('가\n나\n다', '다\n가\n나')).toEqual(['+다', ' 가', ' 나', '-다']);
});

test('ignores blank lines and trailing blanks', () => {
  expect(toText('가\n\n나', '가  \n나\n\n')).toEqual([' 가', ' 나']);
  expect(toText('', '')).toEqual([]);
});

const text = fc.array(fc.constantFrom('가', '나', '다', '라', ''), { maxLength: 14 }).map((lines) => lines.join('\n'));
test('a diff contains both texts, and equal texts have no differences', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      const without = (kind: string) => lines.filter((line) => line.kind !== kind).map((line) => line.text);
      expect(without('added')).toEqual(before.split('\n').filter(Boolean));
      expect(without('removed')).toEqual(after.split('\n').filter(Boolean));
      expect(diffLines(after, after).every(({ kind }) => kind === 'same')).toBe(true);
    }),
  );
});
