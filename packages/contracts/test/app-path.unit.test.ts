import { isAppPath, toPageAddress } from '@danji/contracts/rules/app-path';
import { isHttpsLink } from '@danji/contracts/rules/https-link';
import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, property } from 'fast-check';

const ORIGIN = 'https://danji.test';

test.each(['/', '/workspace/3?tab=2#top', '/search?q=%EB%9E%98', '/공지', '/a//b', '/a/../b', '/%2F%2Fevil.test'])(
  '%s is a path of the app',
  (path) => expect(isAppPath(path)).toBe(true),
);

test.each([
  '',
  'workspace',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/a\tb',
  '/a b',
  '/\u0000/evil.test',
  '/\u00a0',
  '/.//evil.test',
  '/./\\evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
  '/%2E%2e//evil.test',
  'https://evil.test',
  'https:/evil.test',
  'javascript:alert(1)',
])('%j is none', (path) => expect(isAppPath(path)).toBe(false));

test('what passes stays in the app, also when a browser or we read it again', () => {
  const parts = constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\r',
    ' ',
    '@',
    ':',
    '?',
    '#',
    'a',
    'evil.test',
    'https:',
    '\u0001',
  );
  assert(
    property(array(parts, { maxLength: 8 }), (list) => {
      const path = `/${list.join('')}`;
      if (!isAppPath(path)) return true;
      const read = new URL(path, ORIGIN);
      const again = new URL(read.pathname + read.search + read.hash, ORIGIN);
      return read.origin === ORIGIN && again.pathname === read.pathname;
    }),
    { numRuns: 20_000 },
  );
});

describe('the address of a page', () => {
  test('stays on our origin, whatever the path looks like', () => {
    for (const path of ['/', '/workspace/3?tab=2', '//evil.test/a', '/\\evil.test', '/\t/evil.test'])
      expect(new URL(toPageAddress(path, ORIGIN)).origin).toBe(ORIGIN);
  });

  test('is that of another site only when it is written in full', () => {
    expect(toPageAddress('https://kauth.kakao.com/oauth/authorize?a=1', ORIGIN)).toBe(
      'https://kauth.kakao.com/oauth/authorize?a=1',
    );
  });
});

test.each([
  ['https://www.example.co.kr/event?a=1', true],
  ['https://한글.kr/행사', true],
  ['HTTPS://example.com', true],
  ['https://example.com/@name?to=a@b.kr', true],
  ['https://user@example.com/', false],
  ['https://user:word@example.com/', false],
  ['https://@example.com/', false],
  ['https://danji.kr%40evil.test@evil.test', false],
  ['https://danji.kr\\@evil.test', false],
  ['https://example.com/a b', false],
  ['https://exa\tmple.com', false],
  ['https://localhost', false],
  ['https://', false],
  ['http://example.com', false],
  ['//example.com', false],
  ['javascript:alert(1)', false],
])('%j may be linked to: %s', (link, expected) => expect(isHttpsLink(link)).toBe(expected));
