import { join } from 'node:path';
import { parseArgs } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { AppConfig, Variant } from './base-config.ts';

/** Configuration of the app in `dir`, from its `webpack.config.ts`. */
export async function loadAppConfig(dir: string, variant: Variant): Promise<Configuration> {
  const { default: config } = (await import(join(dir, 'webpack.config.ts'))) as { default: AppConfig };
  return config(variant);
}

/** Builds once. @throws with webpack's own report when anything is wrong; warnings are wrong too. */
export async function build(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result'))));
  });
  await new Promise<void>((resolve, reject) => { compiler.close((error) => (error ? reject(error) : resolve())); });
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  return stats;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { variant: { type: 'string', default: 'production' } }, allowPositionals: true });
  const stats = await build(await loadAppConfig(process.cwd(), values.variant as Variant));
  process.stdout.write(`${stats.toString({ preset: 'minimal', colors: process.stdout.isTTY })}\n`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
