import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MARK = 'danji-run=';
const graphs = new Map<string, Set<string>>();
let runs = 0;

/**
 * Node keeps a module for good. Each run carries its own query through the whole graph of our own files, so that a
 * watching build sees the contracts as they are now, and learns which files they came from.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const run = context.parentURL?.split(MARK)[1];
    if (run === undefined || !resolved.url.startsWith('file:') || resolved.url.includes('/node_modules/'))
      return resolved;
    graphs.get(run)?.add(fileURLToPath(resolved.url));
    return { ...resolved, url: `${resolved.url}?${MARK}${run}` };
  },
});

/** Imports a TypeScript module as it is on disk now; `files` are the files of ours it was made from. */
export async function importFresh(file: string): Promise<{ exports: Record<string, unknown>; files: string[] }> {
  const run = String((runs += 1));
  const files = new Set([file]);
  graphs.set(run, files);
  try {
    const exports = (await import(`${pathToFileURL(file).href}?${MARK}${run}`)) as Record<string, unknown>;
    return { exports, files: [...files] };
  } finally {
    graphs.delete(run);
  }
}
