import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { overrideRelease } from '@danji/contracts/releases/channel.endpoints';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { selectShell } from '@danji/contracts/releases/shells.endpoints';
import type { Browser, BrowserContext, Request } from 'playwright-core';
import { CommandFailedError } from '../command.ts';
import type { ReleaseServer } from '../release-api.ts';

/** Usual paths of Chromium; tools that run before the installation of packages read the file too. */
const readChromiumPaths = (): string[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'chromium-paths.json'), 'utf8')) as string[];

/** Starts Chromium: from `CHROMIUM_PATH`, the system's, or playwright's own. @throws CommandFailedError without one. */
export async function openBrowser({ headless }: { headless: boolean }): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const path = [process.env['CHROMIUM_PATH'], ...readChromiumPaths()].find(
    (candidate) => candidate && existsSync(candidate),
  );
  try {
    return await chromium.launch({
      headless,
      ...(path ? { executablePath: path } : {}),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
  } catch (error) {
    throw new CommandFailedError('There is no Chromium to open: install one, or name it in CHROMIUM_PATH', {
      cause: error,
    });
  }
}

/** Whether the server selects releases by this request: it accepts overrides only from operators and the pipeline. */
const selectsReleases = (request: Request, origin: string): boolean => {
  const url = new URL(request.url());
  return (
    url.origin === origin &&
    (request.resourceType() === 'document' || url.pathname === getRegistry.path || url.pathname.startsWith('/remotes/'))
  );
};

type Override = {
  remote: RemoteName;
  /** A release, or the origin of a development server. */
  target: string;
  /** The id of a stored shell; without it the current one. */
  shell?: string;
};

/** Opens a new browser profile in which one remote is another release and, with `shell`, the shell another build. */
export async function openOverriddenContext(
  browser: Browser,
  server: ReleaseServer,
  { remote, target, shell }: Override,
): Promise<BrowserContext> {
  const { origin } = new URL(server.baseUrl);
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1280, height: 900 },
  });
  const authorization = `Bearer ${server.token}`;
  const setOverride = async (path: string, data: object): Promise<void> => {
    const response = await context.request.post(path, { data, headers: { authorization } });
    if (!response.ok())
      throw new CommandFailedError(`POST ${path} responded ${response.status()}: ${await response.text()}`);
  };
  await setOverride(overrideRelease.path, { remote, target });
  if (shell !== undefined) await setOverride(selectShell.path, { shell });
  await context.route('**/*', (route, request) =>
    route.continue(selectsReleases(request, origin) ? { headers: { ...request.headers(), authorization } } : {}),
  );
  return context;
}
