import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig, fastRefreshEntry } from './base-config.ts';
import { PageManifestPlugin } from './page-manifest-plugin.ts';

/** webpack configuration of a standalone remote: everything bundled; the development server renders the page. */
export async function standaloneConfig({ name, dir }: { name: string; dir: string }): Promise<Configuration> {
  const base = baseConfig({ dir, variant: 'standalone', uniqueName: `danji_${name}_standalone`, css: true });
  return {
    ...base,
    entry: { main: [fastRefreshEntry, join(dir, 'src/standalone.tsx')] },
    plugins: [...(base.plugins ?? []), new PageManifestPlugin('page.json')],
  };
}
