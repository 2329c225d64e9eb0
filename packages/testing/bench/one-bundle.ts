import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '@danji/federation/build/build-once';
import { shellConfig } from '@danji/federation/build/shell-config';
import webpack, { type Configuration } from 'webpack';

const home = join(import.meta.dirname, '..', '..', '..');

/** What the shell's loader would be if the remotes were part of its own source: plain lazy imports. */
const remoteSource = (remotes: readonly string[]): string => `
import { readRemoteModule } from '@danji/shell-sdk';
const remotes = { ${remotes.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(join(home, `mf-${name}`, 'src', 'remote.tsx'))})`).join(', ')} };
const loaded = new Map();
export const createRemoteSource = () => ({
  load: (name) => {
    if (!loaded.has(name)) loaded.set(name, remotes[name]().then(readRemoteModule));
    return loaded.get(name);
  },
  reset: (name) => loaded.delete(name),
});
`;

/** The shell's production build without federation: same sources, same chunk rules, the remotes bundled in. */
async function oneBundleConfig(out: string, remotes: readonly string[]): Promise<Configuration> {
  const source = join(out, 'remote-source.js');
  writeFileSync(source, remoteSource(remotes));
  const config = await shellConfig({ dir: join(home, 'shell') })('production');
  const plugins = (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin');
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    output: { ...config.output, path: join(out, 'dist') },
    resolve: { ...config.resolve, modules: [join(home, 'node_modules'), 'node_modules'] },
    plugins: [...plugins, new webpack.NormalModuleReplacementPlugin(/create-remote-source\.ts$/, source)],
  };
}

/** Builds shell and remotes as one bundle; resolves to its folder. @throws with webpack's messages. */
export async function buildOneBundle(remotes: readonly string[]): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), 'danji-one-bundle-'));
  await build(await oneBundleConfig(out, remotes));
  return join(out, 'dist');
}
