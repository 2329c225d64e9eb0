import { expect, test } from '@jest/globals';
import { formatLink } from '@danji/contracts/format/link';

const toUrl = (link: string): string => new URL(link).href;

test.each([
  'https://단지.한국/',
  'https://www.우리아파트-관리.kr/행사/소식?a=1',
  'https://한빛마을3단지.한국/',
  'https://sub.한글.kr:8443/',
  'https://가.나.다.kr/',
  'https://아주아주긴이름의아파트입주자대표회의.kr/',
])('%s is shown in Hangul', (link) => {
  expect(toUrl(link)).toContain('xn--');
  expect(formatLink(toUrl(link))).toBe(link);
});

test.each([
  // Letters that look like others, and other scripts.
  'https://nаver.kr/',
  'https://단지а.kr/',
  'https://ㄱㄴ.kr/',
  'https://日本.kr/',
  // No Korean domain.
  'https://단지.com/',
  'https://단지.kr.evil.com/',
  'https://단지.한국.net/',
  // One label in Hangul does not make the other one safe.
  'https://단지.nаver.kr/',
])('%s stays in ASCII', (link) => {
  expect(formatLink(toUrl(link))).toBe(toUrl(link));
});

test.each([
  ['https://danji.kr/%EA%B0%80', 'https://danji.kr/가'],
  ['https://danji.kr/100%', 'https://danji.kr/100%'],
  ['https://xn--a.kr/', 'https://xn--a.kr/'],
  ['https://xn--.kr/', 'https://xn--.kr/'],
  ['https://xn--99999999999.kr/', 'https://xn--99999999999.kr/'],
  ['https://user@xn--6j1b664b.kr/', 'https://user@xn--6j1b664b.kr/'],
  ['mailto:a@xn--6j1b664b.kr', 'mailto:a@xn--6j1b664b.kr'],
  ['tel:021234567', 'tel:021234567'],
  ['/workspace/1', '/workspace/1'],
])('%s is shown as %s', (link, shown) => expect(formatLink(link)).toBe(shown));
