import type { LoaderContext } from 'webpack';
import { importFresh } from './import-fresh.ts';

/** The tables of screens of an app: one, or one of each domain, which `src/screens.ts` collects. */
export const SCREEN_TABLE = /[\\/]src[\\/](?:screens|[^\\/]+[\\/]section)\.ts$/;

/** The parts that only the build and the server read. */
const BUILD_ONLY = new Set(['preload', 'pieces', 'preview']);

const toSource = (value: unknown): string => {
  if (typeof value === 'function') return String(value);
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([key, field]) => field !== undefined && !BUILD_ONLY.has(key));
  return `{ ${fields.map(([key, field]) => `${JSON.stringify(key)}: ${toSource(field)}`).join(', ')} }`;
};

/**
 * Runs a table of screens in Node and returns its values as code, without the preloads and previews, so that the calls of
 * all screens are not in the first script of an app; and the files that it was made from. Functions must not use
 * anything outside of them. A file that collects other tables is left as it is.
 */
export async function toScreensCode(file: string, source: string): Promise<{ code: string; files: string[] }> {
  const { exports, files } = await importFresh(file);
  if (files.some((other) => other !== file && SCREEN_TABLE.test(other))) return { code: source, files };
  const code = Object.entries(exports)
    .filter(([name]) => !BUILD_ONLY.has(name))
    .map(([name, value]) => `export const ${name} = ${toSource(value)};`)
    .join('\n');
  return { code, files };
}

/** webpack loader of the tables of screens. */
export async function loadScreens(this: LoaderContext<unknown>, source: string): Promise<string> {
  const { code, files } = await toScreensCode(this.resourcePath, source);
  for (const file of files) this.addDependency(file);
  return code;
}
