import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Registry } from '@danji/contracts/releases/release';
import webpack from 'webpack';
import middleware from 'webpack-dev-middleware';
import type { Variant } from './base-config.ts';
import { renderDevelopmentPage, toDevelopmentRegistry, type DevelopmentRemote } from './dev-page.ts';
import { forwardRequest } from './dev-proxy.ts';
import type { PageManifest } from './page-manifest-plugin.ts';
import { developmentBase, HOT_PATH } from './remote-config.ts';
import { loadAppConfig } from './run.ts';

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

type Bundle = Awaited<ReturnType<typeof watch>>;

const PAGE_BASE = '/assets/';
/** The page of a published shell has another origin. */
const CROSS_ORIGIN_HEADERS = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const REGISTRY_PATH = '/api/releases/registry/';
/** Addresses that belong to the API server even when the browser requests a page. */
const SERVER_PATHS = /^\/(api|auth|remotes|health|metrics|ready)(\/|$)/;

/** Builds an app in memory, and builds it again when its files change. */
async function watch(dir: string, variant: Variant, publicPath: string) {
  const compiler = webpack(await loadAppConfig(dir, variant));
  const isRemote = publicPath !== PAGE_BASE;
  return middleware(compiler, {
    publicPath,
    stats: 'errors-warnings',
    hot: { path: publicPath + HOT_PATH, inject: isRemote ? 'plugin' : 'all' },
  });
}

const stop = async (bundle: Bundle | Promise<Bundle>) => {
  (await bundle).close(() => undefined);
};

const waitUntilBuilt = (bundle: Bundle): Promise<void> =>
  new Promise((resolve) => {
    bundle.waitUntilValid(() => {
      resolve();
    });
  });

async function readPageManifest(bundle: Bundle, { dir, variant }: DevServerOptions['page']): Promise<PageManifest> {
  await waitUntilBuilt(bundle);
  const file = variant === 'standalone' ? join(dir, 'dist-standalone/page.json') : join(dir, 'dist/shell.json');
  const text = await new Promise<string>((resolve, reject) => {
    bundle.context.outputFileSystem.readFile?.(file, (error, content) => {
      if (error) reject(error);
      else resolve(String(content));
    });
  });
  return JSON.parse(text) as PageManifest;
}

/** Fetches the registry for this visitor from the API server; `undefined` while it is down, which the page displays. */
async function fetchPublished(apiTarget: string, cookie: string | undefined): Promise<Registry | undefined> {
  const response = await fetch(new URL(REGISTRY_PATH, apiTarget), {
    headers: cookie === undefined ? {} : { cookie },
  }).catch(() => undefined);
  return response?.ok === true ? ((await response.json()) as Registry) : undefined;
}

/** Compiles each remote when it is first requested, and caches the bundle. */
function createRemoteBundles(overrideRemotes: readonly DevelopmentRemote[]) {
  const bundles = new Map<string, Promise<Bundle>>();
  return {
    open(remote: DevelopmentRemote): Promise<Bundle> {
      const bundle =
        bundles.get(remote.name) ??
        watch(
          remote.dir,
          overrideRemotes.includes(remote) ? 'published-shell' : 'development',
          developmentBase(remote.name),
        );
      bundles.set(remote.name, bundle);
      return bundle;
    },
    list: (): Promise<Bundle>[] => [...bundles.values()],
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
  const pageBundle = await watch(page.dir, page.variant, PAGE_BASE);
  const remoteBundles = createRemoteBundles(overrideRemotes);
  const readRegistry = async (request: IncomingMessage) =>
    toDevelopmentRegistry(await fetchPublished(apiTarget, request.headers.cookie), remotes);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const pass = () => {
      forwardRequest(apiTarget, request, response);
    };
    const remote = [...overrideRemotes, ...remotes].find(({ name }) => pathname.startsWith(developmentBase(name)));
    if (pathname.startsWith(PAGE_BASE)) await pageBundle(request, response, pass);
    else if (remote) {
      // Every origin may read these scripts: they contain only the sources.
      for (const [name, value] of Object.entries(CROSS_ORIGIN_HEADERS)) response.setHeader(name, value);
      const bundle = await remoteBundles.open(remote);
      await bundle(request, response, pass);
    } else if (pathname === REGISTRY_PATH) sendRegistry(response, await readRegistry(request));
    else if (isPageRequest(request, pathname))
      sendPage(response, await readPageManifest(pageBundle, page), await readRegistry(request));
    else pass();
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      sendFailure(response, error);
    });
  });
  server.on('close', () => {
    for (const bundle of [pageBundle, ...remoteBundles.list()]) void stop(bundle);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  // A shell waits five seconds for an entry; the first build takes longer.
  await Promise.all(overrideRemotes.map(async (remote) => waitUntilBuilt(await remoteBundles.open(remote))));
  return server;
}

const API = 'http://127.0.0.1:3000';

/** Serves one remote standalone and for a published shell: `npm run dev -w mf-shop`. The API server must be running. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '3100' }, api: { type: 'string', default: API } },
  });
  const dir = process.cwd();
  const name = basename(dir).replace(/^mf-/, '') as DevelopmentRemote['name'];
  const origin = `http://localhost:${values.port}`;
  await startDevServer({
    page: { dir, variant: 'standalone' },
    remotes: [],
    overrideRemotes: [{ name, dir }],
    port: Number(values.port),
    apiTarget: values.api,
  });
  process.stdout.write(`${basename(dir)} standalone: ${origin} (API at ${values.api})
Inside the shell of a running server, for one browser only:
  npm run release -- override ${name} ${origin}${values.api === API ? '' : ` --url ${values.api}`}
  or in your own browser: sign in as an operator, open /admin/releases, and override ${name} with ${origin}
`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
