import { createHash } from 'node:crypto';
import type { Compilation, Compiler } from 'webpack';

/** Files a page has to name, in order, and the SRI hash of each; the host renders `index.html` from it for every visit. */
export type PageManifest = {
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
  /** Scripts that a lazy page brings, by the name of its module (`pages/me-page.tsx` → `me-page`): a host may announce them. */
  pages: Record<string, string[]>;
};

const sri = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Lazy chunks that begin at a page, without what the page of the visit names anyway. */
function listPages({ chunkGroups }: Compilation, named: readonly string[]): PageManifest['pages'] {
  const pages: PageManifest['pages'] = {};
  for (const group of chunkGroups) {
    for (const { request } of group.origins) {
      const page = /\/pages\/([a-z-]+)\.tsx$/.exec(request ?? '')?.[1];
      if (page) pages[page] = group.getFiles().filter((file) => file.endsWith('.js') && !named.includes(file));
    }
  }
  return Object.fromEntries(Object.entries(pages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes what a host needs to render the page. `integrity` covers every script and style, lazy ones too. */
export class PageManifestPlugin {
  readonly #fileName: string;

  constructor(fileName: string) {
    this.#fileName = fileName;
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PageManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'PageManifestPlugin', stage: stages.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const code = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
        const page: PageManifest = {
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
          integrity: Object.fromEntries(code.map(({ name, source }) => [name, sri(source.buffer())])),
          pages: listPages(compilation, files),
        };
        compilation.emitAsset(this.#fileName, new sources.RawSource(`${JSON.stringify(page, null, 2)}\n`));
      });
    });
  }
}
