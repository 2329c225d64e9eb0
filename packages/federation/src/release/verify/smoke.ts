import { setTimeout as wait } from 'node:timers/promises';
import { LIVE_EVENTS_PATH } from '@danji/contracts/notifications/live-event';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { webPaths } from '@danji/contracts/web-paths';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { CommandFailedError } from '../command.ts';
import { toCheckResult, type CheckResult, type VerificationTarget } from './check-result.ts';
import { openOverriddenContext } from './open-browser.ts';
import { signInToSmoke, type SmokeAccount } from './smoke-account.ts';

const SCREEN_WITHIN_MS = 30_000;
/** The time after the screen for its remaining requests to succeed or fail. */
const QUIET_WITHIN_MS = 10_000;
const QUIET_FOR_MS = 500;
const FAILURE_PANEL_TEXT = '화면을 열지 못했어요';

/** Whether an error response is expected: the page tries a request to find out whether there is a session. */
const isExpected = (url: string, status: number): boolean =>
  status === 401 && new URL(url).pathname.startsWith('/auth/');

type PageLog = {
  problems: string[];
  scripts: string[];
  /** Pending requests, without the stream of live events, which never ends. */
  open: Set<Request>;
};

/** Records all errors of a page, and the release files that it loads. */
function watch(page: Page): PageLog {
  const log: PageLog = { problems: [], scripts: [], open: new Set() };
  const add = (problem: string) => {
    log.problems.push(problem);
  };
  page.on('pageerror', (error) => {
    add(`error: ${error.message.split('\n')[0]}`);
  });
  // Failed requests are recorded at the response, with their address.
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

/** Waits for a screen with a heading and without pending content; resolves to whether it appeared. */
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

/** Waits until no request is pending for a moment; resolves to `false` at the limit. */
async function waitUntilQuiet(open: ReadonlySet<Request>): Promise<boolean> {
  let since = performance.now();
  for (const end = since + QUIET_WITHIN_MS; performance.now() < end; await wait(50)) {
    if (open.size > 0) since = performance.now();
    else if (performance.now() - since >= QUIET_FOR_MS) return true;
  }
  return false;
}

const isSignIn = (page: Page): boolean => new URL(page.url()).pathname.startsWith(webPaths.signIn());

/** Opens one address of the remote and returns its problems. */
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
    if (isSignIn(page)) return ['it requires a session: set RELEASE_SMOKE_ACCOUNT to email:password of an operator'];
    if (!(await waitUntilQuiet(open))) problems.push('requests do not end');
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

/** Opens every route of the remote in a separate browser profile, with this release and one build of the shell. */
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
    // From then on pages are requested as the operator, with the overrides, and no longer as the pipeline.
    if (account && (await signInToSmoke(context.request, account))) await context.unroute('**/*');
    for (const path of manifest.routes)
      problems.push(...(await visit(context, manifest, path)).map((problem) => `${path}: ${problem}`));
    return toCheckResult(
      `smoke, shell ${name}`,
      problems,
      `${manifest.routes.join(', ')} in Chromium ${browser.version()}`,
    );
  } catch (error) {
    if (error instanceof CommandFailedError) return toCheckResult(`smoke, shell ${name}`, [error.message], '');
    throw error;
  } finally {
    await context.close();
  }
}
