import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Configuration } from 'webpack';
import type { AppConfig, Variant } from './base-config.ts';
import { build } from './build-once.ts';

/** Loads the configuration of the app in `dir` from its `webpack.config.ts`. */
export async function loadAppConfig(dir: string, variant: Variant): Promise<Configuration> {
  const { default: config } = (await import(join(dir, 'webpack.config.ts'))) as { default: AppConfig };
  return config(variant);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { variant: { type: 'string', default: 'production' } },
    allowPositionals: true,
  });
  const stats = await build(await loadAppConfig(process.cwd(), values.variant as Variant));
  process.stdout.write(`${stats.toString({ preset: 'minimal', colors: process.stdout.isTTY })}\n`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
