import { signInWithKakao, startKakao } from '@danji/contracts/accounts/session.endpoints';
import { testServer } from '@danji/testing/test-server';
import type { WebBrowser } from '../sessions/web-browser.ts';

type Start = { user_type: 1 | 2; return_to?: string; ref_code?: string };

/** Opens Kakao's page and picks an account there; resolves to what the callback receives. */
export async function pickAccount(
  browser: WebBrowser,
  start: Start,
  personId: number,
): Promise<{ code: string; state: string; redirect: URL; authorizeUrl: URL }> {
  const { status, data } = await browser.call(startKakao, { query: start as never });
  if (status !== 200) throw new Error(JSON.stringify(data));
  return pickAtKakao(data.url, personId);
}

/** Picks an account on Kakao's page. */
export async function pickAtKakao(url: string, personId: number) {
  const authorizeUrl = new URL(url);
  const form = new URLSearchParams([...authorizeUrl.searchParams, ['person_id', String(personId)]]);
  const response = await fetch(authorizeUrl.origin + authorizeUrl.pathname, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const redirect = new URL(response.headers.get('location') ?? '');
  return {
    code: redirect.searchParams.get('code') ?? '',
    state: redirect.searchParams.get('state') ?? '',
    redirect,
    authorizeUrl,
  };
}

/** Signs in with Kakao from start to callback. */
export async function signInByKakao(browser: WebBrowser, start: Start, personId: number, token?: string) {
  const { code, state } = await pickAccount(browser, start, personId);
  return browser.call(signInWithKakao, { body: { code, state, user_type: start.user_type }, ...(token && { token }) });
}

/** Finds the id of a sandbox account by a part of its note. */
export function kakaoPerson(note: string): number {
  const person = testServer()
    .sandbox.kakaoAccounts()
    .find((each) => each.note.includes(note));
  if (!person) throw new Error(`Nobody in the sandbox is '${note}'.`);
  return person.id;
}
