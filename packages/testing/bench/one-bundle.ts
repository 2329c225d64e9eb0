import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '@danji/federation/build/build-once';
import { PageManifestPlugin } from '@danji/federation/build/page-manifest-plugin';
import { shellConfig } from '@danji/federation/build/shell-config';
import webpack, { type Configuration } from 'webpack';

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * Source of a module that replaces the shell's loader: it loads the remotes by plain lazy imports, as parts of the
 * shell's own source.
 */
const remoteSource = (remotes: readonly string[]): string => `
import { readRemoteModule } from '@danji/shell-sdk';
const remotes = { ${remotes.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(join(root, `mf-${name}`, 'src', 'remote.tsx'))})`).join(', ')} };
const instances = new Map();
const noop = () => undefined;
const start = (remote) => ({ id: 1, remote, isRepeat: false, loaded: undefined, module: remotes[remote]().then(readRemoteModule) });
export const createRemoteSource = ({ health }) => ({
  getInstance: (remote) => {
    if (!instances.has(remote)) {
      instances.set(remote, start(remote));
      // One bundle would report its sessions and errors too.
      health.record({ remote, release: 'one-bundle', kind: 'session' });
    }
    return instances.get(remote);
  },
  hold: () => noop, subscribe: () => noop, retry: (remote) => instances.delete(remote), loadedRelease: noop, adopt: noop, replaceFailed: noop, handleError: noop,
});
`;

/** The shell's production build without federation: same sources, same chunk rules, the remotes bundled in. */
async function oneBundleConfig(out: string, remotes: readonly string[]): Promise<Configuration> {
  const source = join(out, 'remote-source.js');
  writeFileSync(source, remoteSource(remotes));
  const config = await shellConfig({ dir: join(root, 'shell') })('production');
  // It shares no modules, so its manifest does not list any.
  const plugins = (config.plugins ?? []).filter((plugin) => !(plugin instanceof PageManifestPlugin));
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    output: { ...config.output, path: join(out, 'dist') },
    resolve: { ...config.resolve, modules: [join(root, 'node_modules'), 'node_modules'] },
    plugins: [
      ...plugins,
      new PageManifestPlugin('shell.json'),
      new webpack.NormalModuleReplacementPlugin(/create-remote-source\.ts$/, source),
    ],
  };
}

/** Builds shell and remotes as one bundle; resolves to its folder. @throws webpack's messages. */
export async function buildOneBundle(remotes: readonly string[]): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), 'danji-one-bundle-'));
  await build(await oneBundleConfig(out, remotes));
  return join(out, 'dist');
}
