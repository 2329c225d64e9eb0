import { expect, test } from '@jest/globals';
import type { Registry } from '@danji/contracts/releases/release';
import type { Company } from '@danji/contracts/company';
import { findServerRenderedPage, renderServerPage } from '../src/server-rendered-page.tsx';

const NO_REMOTES: Registry = {
  revision: 1,
  issued: '2026-11-21T00:00:00.000Z',
  expires: '2099-01-01T00:00:00.000Z',
  remotes: [],
  revoked: [],
  override: [],
};
const remote = {
  remote: 'community',
  release: '0.1.0-aaaaaaaaaaaa',
  arm: 'active',
  base: '/remotes/community/0.1.0-aaaaaaaaaaaa/',
  entry: 'e.js',
  container: 'c',
  contract: '1.0',
  routes: ['/support'],
  slots: ['search'],
  integrity: {},
  previous: null,
  navigation: [
    { label: '고객지원', path: '/support/notices', icon: 'help', order: 1, audience: ['everybody'], tab: true },
  ],
} as unknown as Registry['remotes'][number];
const WITH_REMOTE: Registry = { ...NO_REMOTES, remotes: [remote], staffRoutes: ['/admin'] };

const COMPANY: Company = {
  name: '한빛 & 단지',
  representative: '남궁하늘',
  businessNumber: '1234567891',
  mailOrderNumber: '2026-서울중구-0001',
  address: '서울특별시 중구 세종대로 1',
  contact: '02-555-0100',
  hosting: '한빛 클라우드',
};

const SCREENS: [address: string, heading: string][] = [
  ['/', '우리 단지 관리'],
  ['/login', '로그인'],
  ['/login/brand', '업체 로그인'],
  ['/login/staff', '운영자 로그인'],
  ['/signup/user', '회원가입'],
  ['/signup/brand', '업체회원 가입'],
  ['/find-email?kind=brand', '이메일 찾기'],
  ['/find-password', '비밀번호 찾기'],
  ['/search', '검색'],
  ['/search?q=%EB%8B%A8%EC%A7%80', '검색'],
  ['/unavailable', '잠시 점검하고 있어요'],
  ['/no-such-screen', '페이지를 찾을 수 없어요'],
  ['/terms', '이용약관'],
];

test.each(SCREENS)('%s is rendered completely: its title, its styles, and no script', async (address, heading) => {
  expect(findServerRenderedPage(address, NO_REMOTES)).toBeDefined();
  const { html, styles } = await renderServerPage(address, NO_REMOTES, [], COMPANY);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toContain(heading);
  expect(html).not.toMatch(/<script|<style|<template|<!--\$[?!~]/);
  // Every class of the page has its rule, and every rule is known to the app by its name.
  const names = new Set(styles.flatMap(({ emotion }) => emotion.split(' ').slice(1)));
  for (const [, list = ''] of html.matchAll(/class="([^"]*)"/g))
    for (const name of list.split(' ').filter((each) => each.startsWith('dj-'))) expect(names).toContain(name.slice(3));
  expect(styles.map(({ emotion }) => emotion.split(' ')[0])).toEqual(['dj-global', 'dj']);
  expect(styles[0]?.css).toContain('--dj-colors-fg');
});

test('the footer says who runs the service, with its public record', async () => {
  const { html } = await renderServerPage('/login', NO_REMOTES, [], COMPANY);
  const [footer = ''] = /<footer.*<\/footer>/s.exec(html) ?? [];
  const facts = [...footer.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map((fact) =>
    fact.slice(1).map((text) => text.replace(/<[^>]*>/g, '')),
  );
  expect(facts).toEqual([
    ['상호', '한빛 &amp; 단지'],
    ['대표', '남궁하늘'],
    ['사업자등록번호', '123-45-67891 사업자 정보 확인'],
    ['통신판매업 신고번호', '2026-서울중구-0001'],
    ['주소', '서울특별시 중구 세종대로 1'],
    ['연락처', '02-555-0100'],
    ['호스팅서비스 제공자', '한빛 클라우드'],
  ]);
  expect(footer).toContain('href="https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567891"');
});

test('before the first release an unknown address says that the app is being set up', async () => {
  const { html } = await renderServerPage('/vendor', { ...NO_REMOTES, revision: 0 }, [], COMPANY);
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe('화면을 준비하고 있어요');
});

test('the menu is the one of the registry, and remotes have placeholders', async () => {
  const { html } = await renderServerPage('/search?q=%EB%8B%A8%EC%A7%80', WITH_REMOTE, [], COMPANY);
  expect(html.match(/href="\/support\/notices"/g)?.length).toBeGreaterThanOrEqual(2);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('검색 결과가 없어요');
});

test('a document is rendered with the responses that the page requests', async () => {
  const [first, versions] = findServerRenderedPage('/terms', NO_REMOTES)?.calls ?? [];
  expect([first, versions]).toEqual([
    ['/api/commons/system_document/', { document_type: 1 }],
    ['/api/commons/system_document/versions/', { document_type: 1, page_size: 100 }],
  ]);
  const document = {
    id: 1,
    document_type: 1,
    version: 3,
    title: '이용약관',
    effective_date: '2026-11-01',
    state: 'in_force',
    change_summary: '',
    requires_consent: false,
    content: {
      version: 1,
      children: [{ type: 'paragraph', align: 'center', children: [{ text: '약관의 글이에요.' }] }],
    },
  };
  const { html } = await renderServerPage('/terms', NO_REMOTES, [[...(first ?? ['', {}]), document]], COMPANY);
  expect(html).toContain('약관의 글이에요.');
  expect(findServerRenderedPage('/privacy?version=2', NO_REMOTES)?.calls[0]).toEqual([
    '/api/commons/system_document/version/',
    { document_type: 2, version: 2 },
  ]);
});

test('screens that depend on the session or the browser, and those of remotes, are rendered in the browser', () => {
  for (const address of [
    '/me',
    '/notifications',
    '/oauth/kakao/callback/user?code=1',
    '/open-in-browser',
    '/admin/users/general',
    '/support/notices',
  ])
    expect([address, findServerRenderedPage(address, WITH_REMOTE)]).toEqual([address, undefined]);
  expect(findServerRenderedPage('/support/notices', NO_REMOTES)).toBeDefined();
});
