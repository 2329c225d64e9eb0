import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..', '..');

/** The bundlers with which `npm run create -- remote` makes a remote. */
export const CREATED_WITH = ['webpack', 'rspack', 'vite'] as const;
export type Bundler = (typeof CREATED_WITH)[number];

/** Copies mf-community, which a journey may change, as a remote of the bundler. Returns its folder. */
export async function copyRemote(bundler: Bundler): Promise<string> {
  const copies = join(root, '.turbo', 'developed');
  await mkdir(copies, { recursive: true });
  const dir = join(await mkdtemp(join(copies, 'run-')), 'mf-community');
  for (const part of ['src', 'package.json'])
    await cp(join(root, 'mf-community', part), join(dir, part), { recursive: true });
  const config = await readFile(join(root, 'mf-community', 'webpack.config.ts'), 'utf8');
  await writeFile(
    join(dir, `${bundler}.config.ts`),
    bundler === 'webpack'
      ? config
      : config
          .replaceAll('remoteConfig', `${bundler}RemoteConfig`)
          .replace('build/remote-config', `build/${bundler}-remote-config`),
  );
  return dir;
}
