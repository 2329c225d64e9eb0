import { overrideRelease } from '@danji/contracts/releases/channel.endpoints';
import { CommandFailedError, readArgument, readRemote, type Command } from './command.ts';
import { openBrowser, openOverriddenContext } from './verify/open-browser.ts';

/** Requests the cookie of a browser's overrides; the server accepts it from operators and the release pipeline only. */
async function fetchCookie(
  { baseUrl, token }: { baseUrl: string; token: string },
  remote: string,
  target: string,
): Promise<string> {
  const response = await fetch(new URL(overrideRelease.path, baseUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ remote, target }),
  });
  const cookie = response.headers
    .getSetCookie()
    .find((line) => /^(?:__Host-)?danji-override=/.test(line))
    ?.split(';')[0];
  if (!response.ok || cookie === undefined)
    throw new CommandFailedError(
      `${remote} cannot be overridden with ${target}: ${response.status} ${await response.text()}`,
    );
  return cookie;
}

export const overrideCommand: Command = {
  usage: '<remote> <release | http://localhost:3100> [--cookie]',
  about:
    'Opens a browser window in which one remote is another uploaded release, or is loaded from a development server, until the window is closed. --cookie prints the cookie instead. Your own browser: /admin/releases.',
  options: { cookie: { type: 'boolean' } },
  async run({ credentials, args, values, report }) {
    const remote = readRemote(args[0]);
    const target = readArgument(args[1], 'the release, or the origin of the development server');
    if (values['cookie'] === true) {
      const cookie = await fetchCookie(credentials, remote, target);
      report(cookie);
      return { remote, target, cookie };
    }
    const browser = await openBrowser({ headless: false });
    const context = await openOverriddenContext(browser, credentials, { remote, target });
    const page = await context.newPage();
    await page.goto('/');
    report(`${remote} is ${target} in the opened window, until you close it.`);
    await page.waitForEvent('close', { timeout: 0 });
    await browser.close();
    return { remote, target };
  },
};
