import { setTimeout as wait } from 'node:timers/promises';
import { UserType } from '@danji/contracts/codes/user-codes';
import { LIVE_EVENTS_PATH } from '@danji/contracts/notifications/live-event';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { CommandFailedError } from '../command.ts';
import { toCheckResult, type CheckResult, type VerificationTarget } from './check-result.ts';
import { openOverriddenContext } from './open-browser.ts';

const SCREEN_WITHIN_MS = 30_000;
/** After the screen: time for what it asks for besides to come, or to fail. */
const QUIET_WITHIN_MS = 10_000;
const QUIET_FOR_MS = 500;
const FAILURE_PANEL_TEXT = '화면을 열지 못했어요';

/** An operator's account: who is signed in sees more of a remote, and some remotes at all. `isDefault`: nobody named it, so it may not be there. */
export type SmokeAccount = { email: string; password: string; isDefault: boolean };

const DEMO_ACCOUNT = 'staff@danji.test:danji1234';

/** The account in RELEASE_SMOKE_ACCOUNT (`email:password`); for a server without TLS the demo account. */
export function findSmokeAccount(baseUrl: string, env: NodeJS.ProcessEnv = process.env): SmokeAccount | undefined {
  const configured = env['RELEASE_SMOKE_ACCOUNT']?.trim();
  const [, email, password] =
    /^([^:]+):(.+)$/.exec(configured || (baseUrl.startsWith('http:') ? DEMO_ACCOUNT : '')) ?? [];
  return email === undefined || password === undefined ? undefined : { email, password, isDefault: !configured };
}

/** Signs in; from then on the pages are the operator's own, overrides included, and no longer the pipeline's. */
async function signInAsOperator(context: BrowserContext, { email, password, isDefault }: SmokeAccount): Promise<void> {
  const signInResponse = await context.request.post(signIn.path, {
    data: { email, password, user_type: UserType.STAFF },
    headers: { 'x-danji-client': 'web' },
  });
  if (signInResponse.ok()) await context.unroute('**/*');
  else if (!isDefault)
    throw new CommandFailedError(
      `the account of RELEASE_SMOKE_ACCOUNT could not sign in: ${signInResponse.status()} ${await signInResponse.text()}`,
    );
}

/** Answers that a page counts on: whether a session is there is asked by trying. */
const isExpected = (url: string, status: number): boolean =>
  status === 401 && new URL(url).pathname.startsWith('/auth/');

type PageLog = {
  problems: string[];
  scripts: string[];
  /** Requests that have no answer yet; the stream of live events never ends and is none of them. */ open: Set<Request>;
};

/** Writes down everything that goes wrong in a page, and which files of releases it runs. */
function watch(page: Page): PageLog {
  const log: PageLog = { problems: [], scripts: [], open: new Set() };
  const add = (problem: string) => {
    log.problems.push(problem);
  };
  page.on('pageerror', (error) => {
    add(`error: ${error.message.split('\n')[0]}`);
  });
  // A refused answer is told by the answer itself, with its address.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      add(`console: ${(message.text().split('\n')[0] ?? '').slice(0, 300)}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== LIVE_EVENTS_PATH) log.open.add(request);
  });
  page.on('requestfinished', (request) => log.open.delete(request));
  page.on('requestfailed', (request) => log.open.delete(request));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') add(`${request.failure()?.errorText}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/remotes/')) log.scripts.push(new URL(response.url()).pathname);
    if (response.status() >= 400 && !isExpected(response.url(), response.status()))
      add(`${response.status()} ${response.url()}`);
  });
  return log;
}

/** A screen with its heading, and nothing on it that still waits for an answer. */
const waitForScreen = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => document.querySelector('main h1') !== null && document.querySelector('main [aria-busy=true]') === null,
      undefined,
      { timeout: SCREEN_WITHIN_MS },
    )
    .then(
      () => true,
      () => false,
    );

/** Whether all requests are answered, and none has followed for a moment, within the limit. */
async function waitUntilQuiet(open: ReadonlySet<Request>): Promise<boolean> {
  let since = performance.now();
  for (const end = since + QUIET_WITHIN_MS; performance.now() < end; await wait(50)) {
    if (open.size > 0) since = performance.now();
    else if (performance.now() - since >= QUIET_FOR_MS) return true;
  }
  return false;
}

const isSignIn = (page: Page): boolean => new URL(page.url()).pathname.startsWith(webPaths.signIn());

/** Opens one address of the remote and tells what is wrong with it. */
async function visit(
  context: BrowserContext,
  { remote, release, entry }: ReleaseManifest,
  path: string,
): Promise<string[]> {
  const page = await context.newPage();
  try {
    const { problems, scripts, open } = watch(page);
    await page.goto(path);
    const hasScreen = await waitForScreen(page);
    if (isSignIn(page)) return ['it asks to sign in: set RELEASE_SMOKE_ACCOUNT to email:password of an operator'];
    if (!(await waitUntilQuiet(open))) problems.push('requests go on without an end');
    if (await page.getByText(FAILURE_PANEL_TEXT).first().isVisible())
      problems.push('the panel of a failed remote is shown');
    else if (!hasScreen) problems.push(`no screen with a heading within ${SCREEN_WITHIN_MS / 1000} s`);
    const folder = `/remotes/${remote}/`;
    if (!scripts.includes(`${folder}${release}/${entry}`)) problems.push(`the page did not run ${release}`);
    const others = new Set(
      scripts
        .filter((script) => script.startsWith(folder))
        .map((script) => script.slice(folder.length).split('/')[0])
        .filter((other) => other !== release),
    );
    if (others.size > 0) problems.push(`the page ran ${[...others].join(', ')} instead`);
    return problems;
  } finally {
    await page.close();
  }
}

type Smoke = { name: string; shell: string | undefined; account: SmokeAccount | undefined };

/** Opens every address the remote owns in a browser of its own, with this release of it and one build of the shell. */
export async function checkSmoke(
  browser: Browser,
  { server, manifest }: VerificationTarget,
  { name, shell, account }: Smoke,
): Promise<CheckResult> {
  const context = await openOverriddenContext(browser, server, {
    remote: manifest.remote,
    target: manifest.release,
    ...(shell === undefined ? {} : { shell }),
  });
  try {
    const problems: string[] = [];
    if (account) await signInAsOperator(context, account);
    for (const path of manifest.routes)
      problems.push(...(await visit(context, manifest, path)).map((problem) => `${path}: ${problem}`));
    return toCheckResult(`smoke, shell ${name}`, problems, `${manifest.routes.join(', ')} in Chromium ${browser.version()}`);
  } catch (error) {
    if (error instanceof CommandFailedError) return toCheckResult(`smoke, shell ${name}`, [error.message], '');
    throw error;
  } finally {
    await context.close();
  }
}
