import { expect, test } from '@jest/globals';
import { toVisitSource } from '../src/visit/visit-source.ts';

test.each([
  ['', 'direct'], ['https://danji.test/shop', 'direct'], ['nonsense', 'none'], ['https://www.google.co.kr/', 'search'], ['https://search.naver.com/search?query=a', 'search'], ['https://m.search.daum.net/', 'search'],
  ['https://www.instagram.com/', 'social'], ['https://cafe.naver.com/x', 'social'], ['https://band.us/', 'social'], ['https://mail.naver.com/', 'email'], ['https://news.example.org/', 'other'],
])('%s is %s', (referrer, source) => {
  expect(toVisitSource(referrer, 'danji.test')).toBe(source);
});
