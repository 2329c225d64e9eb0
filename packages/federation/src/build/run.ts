import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadAppBuild, remoteNameOf, type AppBuild } from './app-build.ts';
import type { Variant } from './base-config.ts';
import { build } from './build-once.ts';

/** Builds with the federation plugin alone, and describes the result as a release. @throws with the bundler's report */
async function buildRelease(dir: string, app: Exclude<AppBuild, { bundler: 'webpack' }>): Promise<void> {
  const { buildWithRspack, buildWithVite } = await import('./build-alone.ts');
  const scripts = await (app.bundler === 'rspack' ? buildWithRspack(app.config) : buildWithVite(app.config));
  const { describeRelease } = await import('../release/describe-release.ts');
  await describeRelease({ dist: join(dir, 'dist'), remote: remoteNameOf(dir), scripts });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { variant: { type: 'string', default: 'production' } },
    allowPositionals: true,
  });
  const dir = process.cwd();
  const app = await loadAppBuild(dir, values.variant as Variant);
  if (app.bundler === 'webpack') {
    const stats = await build(app.config);
    process.stdout.write(`${stats.toString({ preset: 'minimal', colors: process.stdout.isTTY })}\n`);
  } else await buildRelease(dir, app);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
