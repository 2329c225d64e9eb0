import { join } from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

const PLATE = join(import.meta.dirname, '../../../node_modules/@platejs/core');

/**
 * Plate's packages each resolve a Slate of their own when ours is installed above them. With a single one they
 * recognise each other's elements.
 */
const onePlateSlate: Plugin = {
  name: 'one-plate-slate',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^slate(?:-dom)?$/ }, ({ path, kind, importer, pluginData }) =>
      importer.includes('/@platejs/slate/') && pluginData === undefined
        ? resolve(path, { kind, resolveDir: PLATE, pluginData: 'once' })
        : undefined,
    );
  },
};

/** Build options of the stage and of every measured editor: production, minified. */
export const BUNDLE_OPTIONS = {
  bundle: true,
  minify: true,
  target: 'chrome120',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'file' },
  logLevel: 'error',
  plugins: [onePlateSlate],
} satisfies BuildOptions;

/**
 * Bundles browser entries (paths by name) as ES modules with shared and lazy chunks into `outDir`. Packages in
 * `external` are left out, for bundles that are only measured. @throws esbuild's messages.
 */
export async function buildBundle(
  entries: Record<string, string>,
  outDir: string,
  external: string[] = [],
): Promise<Metafile> {
  const { metafile } = await build({
    ...BUNDLE_OPTIONS,
    entryPoints: entries,
    outdir: outDir,
    splitting: true,
    format: 'esm',
    external,
    metafile: true,
  });
  return metafile;
}
