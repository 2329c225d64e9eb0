import { afterAll, afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { UserType } from '@danji/contracts/codes/user-codes';
import { siteNotifications } from '@danji/contracts/notifications/catalogue/site';
import { countNotifications, listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { listQuery, preload, type PagePreload } from '@danji/contracts/releases/page-preloads';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { notify } from '@danji/server/notifications/notifications/index';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, host } from '../../releases/releases/built-release.ts';
import { WebBrowser } from '../../accounts/sessions/web-browser.ts';
import { buildShell } from './built-shell.ts';

const SHELL_PRELOADS = {
  '*': [preload(countNotifications)],
  '/notifications': [preload(listNotifications, { query: listQuery(['notification_type']) })],
};
/** A busy machine must not decide what comes in time. */
const PATIENT_MS = 5000;

/** Serves a shell that preloads the notifications, in every test of the file. */
export function servePreloadingShell(): void {
  const { config } = testServer().platform;
  const { webDir: before, preloadTimeoutMs: usual } = config;
  beforeAll(() => {
    config.webDir = buildShell({}, { reads: SHELL_PRELOADS });
  });
  afterAll(() => {
    config.webDir = before;
  });
  beforeEach(async () => {
    config.preloadTimeoutMs = PATIENT_MS;
    await testServer().reset();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    config.preloadTimeoutMs = usual;
  });
}

type Kind = 'general' | 'brand' | 'staff' | 'admin';
const TYPES = {
  general: UserType.GENERAL,
  brand: UserType.BRAND,
  staff: UserType.STAFF,
  admin: UserType.STAFF,
} as const;

/** A signed-in browser whose account has this many notifications. */
export async function enter(kind: Kind = 'general', notifications = 0, overrides: { account_status?: 0 | 1 | 2 } = {}) {
  const { create, db, clock } = testServer();
  const { id, email } = await create[kind]({ password: 'danji1234', ...overrides });
  const browser = new WebBrowser();
  await browser.call(signIn, { body: { user_type: TYPES[kind], email: email ?? '', password: 'danji1234' } });
  for (let made = 0; made < notifications; made += 1) {
    const message = { title: `${kind} ${made}`, content: '내용', link: null };
    await notify(db, siteNotifications.messageToOne, [id], message, clock.now());
  }
  await deliverNotifications();
  return { id, browser };
}

type Opened = {
  status: number;
  user: string | undefined;
  known: [path: string, query: object, response: unknown][];
  headers: Record<string, unknown>;
};
export async function open(url: string, browser?: WebBrowser): Promise<Opened> {
  const { statusCode, body, headers } = await testServer().app.inject({
    url,
    headers: { accept: 'text/html', ...(browser && { cookie: browser.cookieHeader() }) },
  });
  const [, user, known = '[]'] =
    /<script type="application\/json" id="danji-answers"(?: data-user="(\d+)")?>(.*?)<\/script>/s.exec(body) ?? [];
  return { status: statusCode, user, known: JSON.parse(known) as Opened['known'], headers };
}
export const pathsOf = ({ known }: Opened) => known.map(([path]) => path);

/** A release of the workspace remote that names preloads, unchecked as a wrong one would be. */
export const hostPreloads = (preloads: Record<string, unknown>, more: object = {}) =>
  host(buildRelease('workspace', { manifest: { reads: preloads as Record<string, PagePreload[]>, ...more } }));
