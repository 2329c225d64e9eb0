import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { overrideRelease } from '@danji/contracts/releases/channel.endpoints';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import type { RemoteName } from '@danji/contracts/releases/release';
import { useShell } from '@danji/contracts/releases/shells.endpoints';
import type { Browser, BrowserContext, Request } from 'playwright-core';
import { FailedError } from '../command.ts';
import type { ReleaseServer } from '../release-api.ts';

/** Where machines have one; the tools that run before anything is installed read it too. */
const readPlaces = (): string[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'chromium-places.json'), 'utf8')) as string[];

/** Starts Chromium: the one in `CHROMIUM_PATH`, the machine's, or playwright's own. @throws FailedError when there is none. */
export async function openBrowser({ headless }: { headless: boolean }): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const path = [process.env['CHROMIUM_PATH'], ...readPlaces()].find((place) => place && existsSync(place));
  try {
    return await chromium.launch({
      headless,
      ...(path ? { executablePath: path } : {}),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
  } catch (error) {
    throw new FailedError('There is no Chromium to open: install one, or name it in CHROMIUM_PATH', { cause: error });
  }
}

/** Requests by which the server decides what this visitor gets: overrides count for operators and the pipeline only. */
const decidesReleases = (request: Request, origin: string): boolean => {
  const url = new URL(request.url());
  return (
    url.origin === origin &&
    (request.resourceType() === 'document' || url.pathname === getRegistry.path || url.pathname.startsWith('/remotes/'))
  );
};

type Choice = {
  remote: RemoteName;
  /** A release, or the origin of a development server. */ target: string;
  /** A kept shell; without it the present one. */ shell?: string;
};

/** A fresh browser profile in which one remote is another release, and the shell another build where that is asked for. */
export async function openOverridden(
  browser: Browser,
  server: ReleaseServer,
  { remote, target, shell }: Choice,
): Promise<BrowserContext> {
  const { origin } = new URL(server.baseUrl);
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1280, height: 900 },
  });
  const authorization = `Bearer ${server.token}`;
  const choose = async (path: string, data: object): Promise<void> => {
    const answer = await context.request.post(path, { data, headers: { authorization } });
    if (!answer.ok()) throw new FailedError(`POST ${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  await choose(overrideRelease.path, { remote, target });
  if (shell !== undefined) await choose(useShell.path, { shell });
  await context.route('**/*', (route, request) =>
    route.continue(decidesReleases(request, origin) ? { headers: { ...request.headers(), authorization } } : {}),
  );
  return context;
}
