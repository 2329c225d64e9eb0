import { refreshSession } from '@danji/contracts/accounts/web-session.endpoints';
import type { Session } from '@danji/contracts/accounts/session';
import { checkResponse, loadResponseCheck } from './response-check.ts';
import { toApiError } from './api-error.ts';
import { hasEarlySession, takeEarlySession } from './early-session.ts';
import { send } from './http-client.ts';
import { sessionStore } from './session-store.ts';

/** The sentence for users; those of the specification (토큰 갱신 실패) are for logs. */
const SESSION_ENDED = '로그인이 만료됐어요. 다시 로그인해 주세요.';

let running: { of: number; work: Promise<Session> } | undefined;

/**
 * Tabs share one cookie, which every refresh replaces. A lock makes them refresh one after another, so that no tab
 * sends a token that was already used.
 */
const withSessionLock = <T>(work: () => Promise<T>): Promise<T> =>
  typeof navigator === 'object' && 'locks' in navigator ? navigator.locks.request('danji.session', work) : work();

async function renew(of: number): Promise<Session> {
  const checking = loadResponseCheck(refreshSession);
  try {
    const data =
      (await takeEarlySession()) ??
      (await withSessionLock(() => send({ method: refreshSession.method, url: refreshSession.path, data: {} }))).data;
    checkResponse(refreshSession, await checking, data);
    const session = data as Session;
    sessionStore.renew(session, of);
    return session;
  } catch (error) {
    const failure = toApiError(error);
    // A lost connection does not end the session: the cookie is still there for the next attempt.
    if (failure.status >= 400 && failure.status < 500 && failure.status !== 429)
      sessionStore.lose(failure.status === 401 ? SESSION_ENDED : failure.title, of);
    throw failure;
  }
}

/**
 * Renews the session from its cookie; all waiting callers share one refresh. @throws ApiError; the session is cleared
 * when the server refused.
 */
export function renewSession(): Promise<Session> {
  const of = sessionStore.generation();
  if (running?.of === of) return running.work;
  const work = renew(of).finally(() => {
    if (running?.work === work) running = undefined;
  });
  running = { of, work };
  return work;
}

/**
 * Restores the session of an earlier visit at the start of the app, if there may be one. It never throws, because
 * having no session is a valid result.
 */
export async function resumeSession(): Promise<void> {
  if (!sessionStore.mayHaveSession() && !hasEarlySession()) return sessionStore.clear();
  try {
    await renewSession();
  } catch (error) {
    // After a refusal the store is cleared already. When the server is unreachable, the page goes on signed out and the
    // hint stays for the next load.
    if (toApiError(error).isTransient) sessionStore.pause();
  }
  return undefined;
}
