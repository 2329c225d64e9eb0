import { randomBytes } from 'node:crypto';
import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import { developmentContainer, REMOTE_CONTRACT } from '@danji/contracts/releases/remotes';
import { findBundler } from './find-bundler.ts';
import type { PageManifest } from './page-manifest-plugin.ts';
import { readScreens } from './read-screens.ts';
import { developmentBase } from './federation-options.ts';

export type DevelopmentRemote = { name: HostedRemote['remote']; dir: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/** A remote in development as the registry lists it: its metadata as in the sources now, without hashes. */
async function toHosted({ name, dir }: DevelopmentRemote): Promise<HostedRemote> {
  const { modules: _modules, reads: _reads, previews: _previews, ...metadata } = await readScreens(dir);
  return {
    remote: name,
    release: 'dev',
    arm: 'active',
    base: developmentBase(name),
    entry: 'remote-entry.js',
    ...(findBundler(dir) === 'vite' && { entryType: 'module' }),
    container: developmentContainer(name),
    contract: REMOTE_CONTRACT,
    ...metadata,
    integrity: {},
    previous: null,
  };
}

/**
 * The server's registry with the remotes of this working tree in place of their releases; only these remotes while the
 * server is not reachable.
 */
export async function toDevelopmentRegistry(
  published: Registry | undefined,
  remotes: readonly DevelopmentRemote[],
): Promise<Registry> {
  const developmentRemotes = await Promise.all(remotes.map(toHosted));
  const others =
    published?.remotes.filter(({ remote }) => !developmentRemotes.some((hosted) => hosted.remote === remote)) ?? [];
  const issued = new Date();
  return {
    revision: published?.revision ?? 0,
    issued: issued.toISOString(),
    expires: new Date(issued.getTime() + DAY_MS).toISOString(),
    remotes: [...developmentRemotes, ...others],
    revoked: published?.revoked ?? [],
    override: published?.override ?? [],
  };
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Renders `index.html` of the development server; like the one of the web host, its policy forbids `eval`. */
export function renderDevelopmentPage(
  { scripts, styles }: PageManifest,
  registry: Registry,
): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  const html = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="danji-nonce" nonce="${nonce}">
<title>단지 · 개발</title>
${styles.map((file) => `<link rel="stylesheet" href="/assets/${file}">`).join('\n')}
${scripts.map((file) => `<script defer src="/assets/${file}"></script>`).join('\n')}
<script type="application/json" id="danji-registry">${inScript(registry)}</script>
</head>
<body><div id="root"></div></body>
</html>
`;
  return { html, policy: `script-src 'self' 'nonce-${nonce}'; object-src 'none'; base-uri 'none'` };
}
