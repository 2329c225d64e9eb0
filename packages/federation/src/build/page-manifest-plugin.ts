import { createHash } from 'node:crypto';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';

/** Files a page has to name, in order, and the SRI hash of each; the host renders `index.html` from it for every visit. */
export type PageManifest = {
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
  /** Scripts of what is loaded on demand, by the name of its module (`pages/me-page.tsx` → `me-page`), with the checks of its calls: a host may announce them. */
  lazy: Record<string, string[]>;
};

const sri = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const MODULE = /([a-z0-9-]+)(?:\.endpoints)?\.tsx?(\?answers)?$/;
/** The module that a chunk group was asked for, and whether it holds the checks of answers. */
function toModule({ origins }: ChunkGroup): { name: string; isChecks: boolean } | undefined {
  const [, name, answers] = MODULE.exec(origins[0]?.request ?? '') ?? [];
  return name === undefined ? undefined : { name, isChecks: answers !== undefined };
}

/** What is loaded on demand, without the scripts that the page names anyway. Checks of answers come with whoever makes the call. */
function listLazy({ chunkGroups }: Compilation, named: readonly string[]): PageManifest['lazy'] {
  const lazy: [string, string[]][] = [];
  for (const group of chunkGroups) {
    const module = toModule(group);
    if (module === undefined) continue;
    const checks = group.getChildren().filter((child) => toModule(child)?.isChecks);
    const files = new Set([group, ...checks].flatMap((each) => each.getFiles()).filter((file) => file.endsWith('.js') && !named.includes(file)));
    if (files.size > 0) lazy.push([module.name, [...files]]);
  }
  return Object.fromEntries(lazy.toSorted(([a], [b]) => (a < b ? -1 : 1)));
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
          lazy: listLazy(compilation, files),
        };
        compilation.emitAsset(this.#fileName, new sources.RawSource(`${JSON.stringify(page, null, 2)}\n`));
      });
    });
  }
}
