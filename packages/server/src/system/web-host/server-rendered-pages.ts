import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Company } from '@danji/contracts/company';
import type { Registry } from '@danji/contracts/releases/release';

/** A response that a page displays, with the path and query of its call: the app starts with it. */
export type PreloadedResponse = readonly [path: string, query: Record<string, string | number>, response: unknown];

type Style = { emotion: string; css: string };

/** The exports of `server-rendered-page.cjs` in the shell's build (`shell/src/server-rendered-page.tsx`). */
type ServerRenderModule = {
  findServerRenderedPage(
    address: string,
    registry: Registry,
  ): { calls: (readonly [path: string, query: Record<string, string | number>])[] } | undefined;
  renderServerPage(
    address: string,
    registry: Registry,
    responses: readonly PreloadedResponse[],
    company: Company,
  ): Promise<{ html: string; styles: Style[] }>;
};

/** The shell's screen at an address as HTML, for a visitor who is not signed in. */
export type ServerRenderedPage = {
  html: string;
  styles: readonly Style[];
  responses: readonly PreloadedResponse[];
  /** The title of the screen; empty where it has none of its own. */ title: string;
};

const FILE = 'server-rendered-page.cjs';
/** Number of cached pages, the last used ones; each is some ten kB. */
const MAX_CACHED = 100;
/** Longer addresses are not rendered; no real link is that long. */
const MAX_ADDRESS_LENGTH = 500;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const toText = (html: string) =>
  html
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/<[^<>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

/** Matches declarations that cannot end their rule. */
const PLAIN = /^[\w\s:;.,#%()-]+$/;

/**
 * Moves style attributes, which the policy of our pages refuses, into rules of the page's own style element, by the
 * attribute's text. The app restores them with a script before it hydrates the page.
 */
function moveStyles(html: string): { html: string; css: string } {
  const found = new Set<string>();
  const rewritten = html.replace(/ style="([^"]*)"/g, (_, declarations: string) => {
    if (PLAIN.test(declarations)) found.add(declarations);
    return ` data-style="${declarations}"`;
  });
  return {
    html: rewritten,
    css: [...found].map((declarations) => `[data-style="${declarations}"]{${declarations}}`).join(''),
  };
}

/** Runs a CommonJS file, also a newer one of the same name. */
function runModule(file: string, code: string): ServerRenderModule {
  const module = { exports: {} };
  (compileFunction(code, ['module', 'exports', 'require'], { filename: file }) as (...scope: unknown[]) => void)(
    module,
    module.exports,
    createRequire(file),
  );
  return module.exports as ServerRenderModule;
}

/**
 * Renders pages with the shell's own screens and caches them by their input. A build without that module renders none.
 */
export class ServerRenderedPages {
  readonly #company: Company;
  readonly #cache = new Map<string, Promise<ServerRenderedPage>>();
  #loaded: { key: string; module: ServerRenderModule } | undefined;

  constructor(company: Company) {
    this.#company = company;
  }

  /**
   * Returns the page at an address (path and query); `undefined` for one that only the browser can render. `read` makes
   * a call as the visitor.
   */
  async find(
    dir: string,
    address: string,
    registry: Registry,
    read: (path: string, query: Record<string, string | number>) => Promise<unknown>,
  ): Promise<ServerRenderedPage | undefined> {
    const loaded = await this.#load(dir);
    const page =
      address.length <= MAX_ADDRESS_LENGTH ? loaded?.module.findServerRenderedPage(address, registry) : undefined;
    if (!loaded || !page) return undefined;
    const responses = await Promise.all(
      page.calls.map(async ([path, query]): Promise<PreloadedResponse> => [path, query, await read(path, query)]),
    );
    // Without its data the page would only display a loading state.
    if (responses.some(([, , response]) => response === undefined)) return undefined;
    const key = JSON.stringify([loaded.key, address, registry.remotes, responses]);
    const cached = this.#cache.get(key) ?? this.#render(loaded.module, address, registry, responses);
    this.#remember(key, cached);
    return cached;
  }

  async #render(
    module: ServerRenderModule,
    address: string,
    registry: Registry,
    responses: readonly PreloadedResponse[],
  ): Promise<ServerRenderedPage> {
    const { html: rendered, styles } = await module.renderServerPage(address, registry, responses, this.#company);
    const { html, css } = moveStyles(rendered);
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    return {
      html,
      responses,
      title: address.split('?')[0] === '/' ? '' : toText(heading),
      styles: css === '' ? styles : [...styles, { emotion: '', css }],
    };
  }

  #remember(key: string, page: Promise<ServerRenderedPage>): void {
    this.#cache.delete(key);
    this.#cache.set(key, page);
    // A failed page is not cached, so that the next visit tries again.
    page.catch(() => this.#cache.delete(key));
    for (const oldest of this.#cache.keys()) if (this.#cache.size > MAX_CACHED) this.#cache.delete(oldest);
  }

  async #load(dir: string): Promise<{ key: string; module: ServerRenderModule } | undefined> {
    const file = join(dir, FILE);
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const key = `${file} ${found.mtimeMs}`;
    if (this.#loaded?.key !== key) this.#loaded = { key, module: runModule(file, await readFile(file, 'utf8')) };
    return this.#loaded;
  }
}
