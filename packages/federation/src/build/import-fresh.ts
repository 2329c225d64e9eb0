import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const RUN_QUERY = 'danji-run=';
const graphs = new Map<string, Set<string>>();
let runs = 0;

/**
 * Node never evicts a module from its cache. Each run adds its own query to the URLs of the whole graph of first-party
 * files, so that a build in watch mode gets the current contracts, and the files that they were imported from.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const run = context.parentURL?.split(RUN_QUERY)[1];
    if (run === undefined || !resolved.url.startsWith('file:') || resolved.url.includes('/node_modules/'))
      return resolved;
    graphs.get(run)?.add(fileURLToPath(resolved.url));
    return { ...resolved, url: `${resolved.url}?${RUN_QUERY}${run}` };
  },
});

/** Imports a TypeScript module as it is on disk now; `files` are the first-party files of its module graph. */
export async function importFresh(file: string): Promise<{ exports: Record<string, unknown>; files: string[] }> {
  const run = String((runs += 1));
  const files = new Set([file]);
  graphs.set(run, files);
  try {
    const exports = (await import(`${pathToFileURL(file).href}?${RUN_QUERY}${run}`)) as Record<string, unknown>;
    return { exports, files: [...files] };
  } finally {
    graphs.delete(run);
  }
}
