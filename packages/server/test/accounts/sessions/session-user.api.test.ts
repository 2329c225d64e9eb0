import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { refreshSession, signOut } from '@danji/contracts/accounts/web-session.endpoints';
import { findSessionUser } from '@danji/server/accounts/sessions/index';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import type { FastifyRequest } from 'fastify';
import { shareServerDate } from './share-server-date.ts';
import { WebBrowser } from './web-browser.ts';

beforeAll(shareServerDate);
beforeEach(() => testServer().reset());

const visitor = (header: string | undefined) => {
  const { app, db, clock } = testServer();
  const request = { cookies: app.parseCookie(header ?? ''), server: app } as unknown as FastifyRequest;
  return findSessionUser(db, request, clock.now());
};
const signedIn = async () => {
  const browser = new WebBrowser();
  await browser.call(signIn, { body: { email: 'boss@danji.test', password: 'apart2468', user_type: 0 } });
  return browser;
};

test('a page request is known by its cookie, which is not spent by it', async () => {
  const admin = await testServer().create.admin({ email: 'boss@danji.test', password: 'apart2468' });
  const browser = await signedIn();
  const cookie = `theme=dark; ${browser.cookieHeader()}; other=1`;
  for (let visit = 0; visit < 3; visit += 1)
    expect(await visitor(cookie)).toMatchObject({ id: admin.id, user_type: 0, staff_type: 0 });
  expect((await browser.call(refreshSession)).status).toBe(200);
});

test('finds no user without a cookie, by a made-up or long spent one, after signing out, or as an API client', async () => {
  await testServer().create.admin({ email: 'boss@danji.test', password: 'apart2468' });
  const browser = await signedIn();
  const spent = browser.cookieHeader();
  await browser.call(refreshSession);
  expect(await visitor(spent)).toBeDefined();
  testServer().clock.advance(21);
  expect(await visitor(spent)).toBeUndefined();
  expect(await visitor(undefined)).toBeUndefined();
  expect(await visitor('danji_refresh=nobody-has-this-token-1234567890')).toBeUndefined();
  const { data } = await call(signIn, { body: { email: 'boss@danji.test', password: 'apart2468', user_type: 0 } });
  expect(await visitor(`danji_refresh=${data.refresh}`)).toBeUndefined();
  const open = browser.cookieHeader();
  await browser.call(signOut, { body: { scope: 'here' } });
  expect(await visitor(open)).toBeUndefined();
});
