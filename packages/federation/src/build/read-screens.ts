import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { contributions } from '@danji/contracts/releases/contributions';
import { pagePreloads } from '@danji/contracts/releases/page-preloads';
import { releaseManifest, type ReleaseManifest } from '@danji/contracts/releases/release';
import {
  listParts,
  toLinkPreviews,
  toPagePreloads,
  toReleaseFields,
  type ScreenTable,
} from '@danji/contracts/releases/screen-table';
import { importFresh } from './import-fresh.ts';

/** The statements of a release about its screens and slots, known without running its code in a browser. */
export type ScreenMetadata = Pick<ReleaseManifest, 'routes' | 'navigation' | 'slots' | 'titles' | 'contributions'> & {
  /** The modules of each screen and slot by location (`/workspace/:id`, `slot:search`), and what they render first. */
  modules: Record<string, { modules: readonly string[]; pieces: readonly string[] }>;
  reads: NonNullable<ReleaseManifest['reads']>;
  previews: NonNullable<ReleaseManifest['previews']>;
};

const { routes, navigation, slots, titles, previews } = releaseManifest.properties;
const SCHEMA = {
  type: 'object',
  properties: { routes, navigation, slots, titles, reads: pagePreloads, previews, contributions },
};

const IMPORT = /import\(\s*['"](?:[^'"]*\/)?([^'"/]+)\.tsx?['"]\s*\)/;

/** Returns the name of the module that a function imports (`() => import('./pages/me-page.tsx')` → `me-page`). */
function toModule(location: string, load: () => unknown): string {
  const [, name] = IMPORT.exec(String(load)) ?? [];
  if (name === undefined) throw new Error(`${location} does not import a module: ${String(load)}`);
  return name;
}

function toModules(table: ScreenTable): ScreenMetadata['modules'] {
  const found: ScreenMetadata['modules'] = {};
  for (const { location, load, pieces = [] } of listParts(table)) {
    const { modules, pieces: others } = found[location] ?? { modules: [], pieces: [] };
    found[location] = {
      modules: [...modules, toModule(location, load)],
      pieces: [...new Set([...others, ...pieces])],
    };
  }
  return found;
}

/** Reads the additions of the app to the shell's own screens, if there are any: no browser script contains this file. */
async function readContributions(dir: string): Promise<object> {
  const file = join(dir, 'src/contributions.ts');
  return existsSync(file) ? (await importFresh(file)).exports : {};
}

/** Reads `src/screens.ts` and `src/contributions.ts` of the app in `dir`. @throws when it does not fit into the contract of a release. */
export async function readScreens(dir: string): Promise<ScreenMetadata> {
  const file = join(dir, 'src/screens.ts');
  const table = (await importFresh(file)).exports as Partial<ScreenTable>;
  if (!Array.isArray(table.screens)) throw new Error(`${file} must export \`screens\``);
  const { screens } = table;
  const described = {
    ...toReleaseFields({ ...table, screens }),
    reads: toPagePreloads({ ...table, screens }),
    previews: toLinkPreviews({ ...table, screens }),
    ...(await readContributions(dir)),
  };
  const ajv = new Ajv({ strict: false, allErrors: true });
  if (!ajv.validate(SCHEMA, described)) throw new Error(`${file}: ${ajv.errorsText()}`);
  return { ...described, modules: toModules({ ...table, screens }) };
}
