import type { Compilation, Compiler } from 'webpack';
import { listLazyScripts } from './list-lazy-scripts.ts';
import type { LinkPreviews } from '@danji/contracts/releases/link-previews';
import type { PagePreloads } from '@danji/contracts/releases/page-preloads';
import type { ShellCapabilities } from './read-capabilities.ts';
import { toIntegrity } from './release-content.ts';

/** The files of a page, in order, with their SRI hashes. The web host renders `index.html` from it at every visit. */
export type PageManifest = {
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
  /**
   * Scripts of the modules that are loaded on demand, by the name of the module (`pages/me-page.tsx` → `me-page`), with
   * the checks of its calls: a host may announce them.
   */
  lazy: Record<string, string[]>;
} & Partial<ShellMetadata>;

/** The metadata of a shell besides its files: its capabilities, and the preloads and previews of its screens. */
type ShellMetadata = ShellCapabilities & {
  reads?: PagePreloads;
  previews?: LinkPreviews;
  /** The module of each screen by its address, and what it renders first for members. */
  screens?: Record<string, string[]>;
};

/** Writes the manifest from which a host renders the page. `integrity` covers every script and style, lazy ones too. */
export class PageManifestPlugin {
  readonly #fileName: string;
  readonly #readMetadata: ((compilation: Compilation) => ShellMetadata) | undefined;

  constructor(fileName: string, readMetadata?: (compilation: Compilation) => ShellMetadata) {
    this.#fileName = fileName;
    this.#readMetadata = readMetadata;
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PageManifestPlugin', (compilation) => {
      let metadata: ShellMetadata | undefined;
      compilation.hooks.afterChunks.tap('PageManifestPlugin', () => {
        metadata = this.#readMetadata?.(compilation);
      });
      compilation.hooks.processAssets.tap(
        { name: 'PageManifestPlugin', stage: stages.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          // A hot update is for open pages; a new page starts with the updated scripts.
          const files = (compilation.entrypoints.get('main')?.getFiles() ?? []).filter(
            (file) => compilation.getAsset(file)?.info.hotModuleReplacement !== true,
          );
          const code = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
          const page: PageManifest = {
            scripts: files.filter((file) => file.endsWith('.js')),
            styles: files.filter((file) => file.endsWith('.css')),
            integrity: Object.fromEntries(code.map(({ name, source }) => [name, toIntegrity(source.buffer())])),
            lazy: listLazyScripts(compilation, files),
            ...metadata,
          };
          compilation.emitAsset(this.#fileName, new sources.RawSource(`${JSON.stringify(page, null, 2)}\n`));
        },
      );
    });
  }
}
