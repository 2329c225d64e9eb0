import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Registry } from '@danji/contracts/releases/release';
import { remoteNameOf } from './app-build.ts';
import { findBundler } from './find-bundler.ts';
import type { Variant } from './base-config.ts';
import { renderDevelopmentPage, toDevelopmentRegistry, type DevelopmentRemote } from './dev-page.ts';
import { forwardRequest } from './dev-proxy.ts';
import type { PageManifest } from './page-manifest-plugin.ts';
import { developmentBase } from './federation-options.ts';
import { openBundle, type DevelopmentBundle } from './dev-bundle.ts';

export type DevServerOptions = {
  /** The app whose page is served: the shell, or one standalone remote. */
  page: { dir: string; variant: Extract<Variant, 'development' | 'standalone'> };
  /** Remotes served from their sources; each is built when it is first requested. */
  remotes: readonly DevelopmentRemote[];
  /** Remotes served from their sources for a published shell on another origin, in which an operator overrides them. */
  overrideRemotes?: readonly DevelopmentRemote[];
  port: number;
  /** Origin of the running API server. */
  apiTarget: string;
};

const PAGE_BASE = '/assets/';
/** The page of a published shell has another origin. */
const CROSS_ORIGIN_HEADERS = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const REGISTRY_PATH = '/api/releases/registry/';
/** Addresses that belong to the API server even when the browser requests a page. */
const SERVER_PATHS = /^\/(api|auth|remotes|health|metrics|ready)(\/|$)/;

async function readPageManifest(
  bundle: DevelopmentBundle,
  { dir, variant }: DevServerOptions['page'],
): Promise<PageManifest> {
  await bundle.waitUntilBuilt();
  const file = variant === 'standalone' ? 'dist-standalone/page.json' : 'dist/shell.json';
  return JSON.parse(await bundle.readFile(join(dir, file))) as PageManifest;
}

/** Fetches the registry for this visitor from the API server; `undefined` while it is down, which the page displays. */
async function fetchPublished(apiTarget: string, cookie: string | undefined): Promise<Registry | undefined> {
  const response = await fetch(new URL(REGISTRY_PATH, apiTarget), {
    headers: cookie === undefined ? {} : { cookie },
  }).catch(() => undefined);
  return response?.ok === true ? ((await response.json()) as Registry) : undefined;
}

/** Opens each remote when it is first requested, and keeps it. */
function createRemoteBundles(overrideRemotes: readonly DevelopmentRemote[], server: Server) {
  const bundles = new Map<string, Promise<DevelopmentBundle>>();
  return {
    open(remote: DevelopmentRemote): Promise<DevelopmentBundle> {
      const variant = overrideRemotes.includes(remote) ? 'published-shell' : 'development';
      const base = developmentBase(remote.name);
      const bundle =
        bundles.get(remote.name) ?? openBundle({ dir: remote.dir, variant, base, hasClient: true, server });
      bundles.set(remote.name, bundle);
      return bundle;
    },
    list: (): Promise<DevelopmentBundle>[] => [...bundles.values()],
  };
}

function sendRegistry(response: ServerResponse, registry: Registry): void {
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(registry));
}

function sendPage(response: ServerResponse, manifest: PageManifest, registry: Registry): void {
  const { html, policy } = renderDevelopmentPage(manifest, registry);
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    })
    .end(html);
}

function sendFailure(response: ServerResponse, error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response
    .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
    .end('The development server failed; its terminal shows the error.\n');
}

const isPageRequest = ({ method, headers }: IncomingMessage, pathname: string): boolean =>
  method === 'GET' && !SERVER_PATHS.test(pathname) && headers.accept?.includes('text/html') === true;

/** Serves the page, the remotes and a proxy of the API on one origin, with hot updates, from one process. */
export async function startDevServer(options: DevServerOptions): Promise<Server> {
  const { page, remotes, overrideRemotes = [], port, apiTarget } = options;
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      sendFailure(response, error);
    });
  });
  const pageBundle = await openBundle({ ...page, base: PAGE_BASE, hasClient: false, server });
  const remoteBundles = createRemoteBundles(overrideRemotes, server);
  const readRegistry = async (request: IncomingMessage) =>
    toDevelopmentRegistry(await fetchPublished(apiTarget, request.headers.cookie), remotes);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const pass = () => {
      forwardRequest(apiTarget, request, response);
    };
    const remote = [...overrideRemotes, ...remotes].find(({ name }) => pathname.startsWith(developmentBase(name)));
    if (pathname.startsWith(PAGE_BASE)) await pageBundle.handle(request, response, pass);
    else if (remote) {
      // Every origin may read these scripts: they contain only the sources.
      for (const [name, value] of Object.entries(CROSS_ORIGIN_HEADERS)) response.setHeader(name, value);
      const bundle = await remoteBundles.open(remote);
      await bundle.handle(request, response, pass);
    } else if (pathname === REGISTRY_PATH) sendRegistry(response, await readRegistry(request));
    else if (isPageRequest(request, pathname))
      sendPage(response, await readPageManifest(pageBundle, page), await readRegistry(request));
    else pass();
  }

  server.on('close', async () => {
    for (const bundle of [pageBundle, ...remoteBundles.list()]) (await bundle).close();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  // A shell waits five seconds for an entry; the first build takes longer.
  await Promise.all(overrideRemotes.map(async (remote) => (await remoteBundles.open(remote)).waitUntilBuilt()));
  return server;
}

const API = 'http://127.0.0.1:3000';

/** Serves one remote standalone and for a published shell: `npm run dev -w mf-shop`. The API server must be running. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '3100' }, api: { type: 'string', default: API } },
  });
  const dir = process.cwd();
  const name = remoteNameOf(dir);
  const origin = `http://localhost:${values.port}`;
  // The shell reads from the manifest of Vite's plugin that the entry is a module; the others' is a script.
  const target = findBundler(dir) === 'vite' ? `${origin}${developmentBase(name)}mf-manifest.json` : origin;
  await startDevServer({
    page: { dir, variant: 'standalone' },
    remotes: [],
    overrideRemotes: [{ name, dir }],
    port: Number(values.port),
    apiTarget: values.api,
  });
  process.stdout.write(`${basename(dir)} standalone: ${origin} (API at ${values.api})
Inside the shell of a running server, for one browser only:
  npm run release -- override ${name} ${target}${values.api === API ? '' : ` --url ${values.api}`}
  or in your own browser: sign in as an operator, open /admin/releases, and override ${name} with ${target}
`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
