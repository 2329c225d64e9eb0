import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { UniquePaths, toSafeName } from '../../src/platform/archive/archive-paths.ts';

test.each([
  ['보고서.pdf', '보고서.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['a\\b:c*.txt', 'a_b_c_.txt'],
  ['CON.txt', '_CON.txt'],
  ['nul', '_nul'],
  [' .숨김 ', '숨김'],
  ['끝점...', '끝점'],
  ['', '이름 없음'],
  ['.pdf', 'pdf'],
  ['보고서'.normalize('NFD'), '보고서'],
  ['가\u202E나\n다.hwp', '가나다.hwp'],
])('makes of %j a name every system takes: %j', (given, expected) => expect(toSafeName(given)).toBe(expected));

test('a name is one part of a path that every file system holds, whatever was given', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (given) => {
      const name = toSafeName(given);
      expect(name).not.toMatch(/[<>:"/\\|?*\p{C}]|^\.|[. ]$/u);
      expect(name.length).toBeGreaterThan(0);
      expect(Buffer.byteLength(name)).toBeLessThan(200);
    }),
  );
});

test('makes every path unique, also when only case differs', () => {
  const paths = new UniquePaths();
  expect(['보고서.pdf', '보고서.pdf', 'A.txt', 'a.txt', '보고서.pdf'].map((name) => paths.take('파일', name))).toEqual([
    '파일/보고서.pdf',
    '파일/보고서 (2).pdf',
    '파일/A.txt',
    '파일/a (2).txt',
    '파일/보고서 (3).pdf',
  ]);
  expect(paths.take('다른 폴더', '보고서.pdf')).toBe('다른 폴더/보고서.pdf');
});
