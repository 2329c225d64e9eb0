import { describe, expect, test } from '@jest/globals';
import { assert, constantFrom, property, string, webPath, webQueryParameters, webUrl } from 'fast-check';
import { toVisitSource } from '../src/visit/visit-source.ts';

const from = (referrer: string, search = '', host = 'danji.kr') => toVisitSource({ referrer, host, search });

describe('by the referrer', () => {
  test.each([
    ['', 'direct'],
    ['https://danji.kr/shop', 'direct'],
    ['https://www.danji.kr/', 'direct'],
    ['https://blog.danji.kr/post/1', 'direct'],
    ['nonsense', 'none'],
    ['about:blank', 'none'],
    ['https://www.google.com/', 'search'],
    ['https://www.google.co.kr/url?q=x', 'search'],
    ['https://search.naver.com/search.naver?query=%EB%8B%A8%EC%A7%80', 'search'],
    ['https://m.search.naver.com/search.naver', 'search'],
    ['https://www.naver.com/', 'search'],
    ['https://m.search.daum.net/search', 'search'],
    ['https://search.daum.net/search?q=a', 'search'],
    ['https://www.bing.com/', 'search'],
    ['https://search.zum.com/', 'search'],
    ['https://kr.search.yahoo.com/', 'search'],
    ['https://duckduckgo.com/', 'search'],
    ['https://www.instagram.com/', 'social'],
    ['https://l.instagram.com/?u=x', 'social'],
    ['https://www.facebook.com/', 'social'],
    ['https://lm.facebook.com/', 'social'],
    ['https://t.co/abc', 'social'],
    ['https://x.com/home', 'social'],
    ['https://band.us/band/1', 'social'],
    ['https://www.band.us/', 'social'],
    ['https://pf.kakao.com/_abc', 'social'],
    ['https://story.kakao.com/', 'social'],
    ['https://open.kakao.com/o/x', 'social'],
    ['https://cafe.naver.com/aptmanager', 'social'],
    ['https://m.cafe.naver.com/ca-fe/x', 'social'],
    ['https://blog.naver.com/x', 'social'],
    ['https://cafe.daum.net/x', 'social'],
    ['https://www.youtube.com/watch?v=1', 'social'],
    ['https://youtu.be/1', 'social'],
    ['https://foo.tistory.com/1', 'social'],
    ['https://mail.google.com/', 'email'],
    ['https://mail.naver.com/v2/read', 'email'],
    ['https://mail.daum.net/', 'email'],
    ['https://outlook.live.com/', 'email'],
    ['https://mail.kakao.com/', 'email'],
    ['https://webmail.company.co.kr/', 'email'],
    ['https://news.naver.com/article/1', 'other'],
    ['https://docs.google.com/document/d/1', 'other'],
    ['https://www.k-apt.go.kr/', 'other'],
    ['https://mygoogles.example/', 'other'],
    ['https://notdanji.kr/', 'other'],
    ['https://bandage.example.org/', 'other'],
    ['android-app://com.google.android.googlequicksearchbox/', 'search'],
    ['android-app://com.google.android.gm/', 'email'],
    ['android-app://com.nhn.android.search/', 'other'],
    ['android-app://com.kakao.talk/', 'social'],
    ['android-app://com.instagram.android/', 'social'],
    ['android-app://com.nhn.android.band/', 'social'],
    ['android-app://com.facebook.katana/', 'social'],
    ['android-app://org.telegram.messenger/', 'social'],
    ['android-app://com.example.other/', 'other'],
  ])('%s is %s', (referrer, source) => expect(from(referrer)).toBe(source));

  test('a company’s own hosts are one site, its neighbours under .co.kr are not', () => {
    expect(from('https://www.danji.co.kr/', '', 'app.danji.co.kr')).toBe('direct');
    expect(from('https://other.co.kr/', '', 'danji.co.kr')).toBe('other');
    expect(from('http://localhost:3000/', '', 'localhost')).toBe('direct');
    expect(from('http://10.0.0.9/', '', '10.0.0.8')).toBe('other');
  });

  test.each([
    ['Mozilla/5.0 (iPhone) Mobile/15E148 KAKAOTALK 10.4.5', 'social'],
    ['Mozilla/5.0 (Linux; Android 14) Instagram 300.0', 'social'],
    ['Mozilla/5.0 (Linux; Android 14) [FBAN/FB4A;FBAV/400]', 'social'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Whale/4.0', 'direct'],
  ])('without a referrer, %s is %s', (userAgent, source) =>
    expect(toVisitSource({ referrer: '', host: 'danji.kr', search: '', userAgent })).toBe(source),
  );
});

describe('campaign parameters win', () => {
  test.each([
    ['?utm_medium=email', 'email'],
    ['?utm_source=stibee&utm_medium=newsletter', 'email'],
    ['?utm_medium=Social', 'social'],
    ['?utm_medium=paid_social&utm_source=instagram', 'social'],
    ['?utm_medium=cpc', 'search'],
    ['?utm_source=naver&utm_medium=cpc', 'search'],
    ['?utm_source=facebook&utm_medium=cpc', 'social'],
    ['?utm_source=kakao', 'social'],
    ['?utm_source=google', 'search'],
    ['?utm_source=newsletter', 'email'],
    ['?utm_source=poster&utm_medium=qr', 'other'],
  ])('%s is %s', (search, source) => {
    for (const referrer of ['', 'https://www.google.com/', 'https://band.us/', 'https://mail.naver.com/'])
      expect(from(referrer, search)).toBe(source);
  });

  test('an empty parameter is ignored', () =>
    expect(from('https://band.us/', '?utm_source=&utm_medium=')).toBe('social'));
});

describe('always', () => {
  const CLASSES = ['none', 'search', 'social', 'direct', 'email', 'other'];

  test('returns one of the six types for any input', () => {
    assert(
      property(string(), string(), string(), (referrer, host, search) =>
        expect(CLASSES).toContain(toVisitSource({ referrer, host, search })),
      ),
    );
  });

  test('path, query and case of a referrer change nothing', () => {
    assert(
      property(
        webPath(),
        webQueryParameters(),
        constantFrom('www.google.com', 'band.us', 'mail.naver.com', 'example.org'),
        (path, query, host) => {
          expect(from(`https://${host.toUpperCase()}${path}?${query}`)).toBe(from(`https://${host}/`));
        },
      ),
    );
  });

  test('a medium decides over any referrer', () => {
    assert(
      property(webUrl(), constantFrom('email', 'social', 'cpc'), (referrer, medium) =>
        expect(from(referrer, `?utm_medium=${medium}`)).toBe(medium === 'cpc' ? 'search' : medium),
      ),
    );
  });
});
