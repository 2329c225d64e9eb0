import { relative } from 'node:path';
import { SINGLETON_PACKAGES } from './shared-modules.ts';

/** A module of a build's output, and the modules that import it, by their paths. */
export type BundledModule = { path: string; importers: readonly string[] };

/** Bundlers identify sources of workspace packages by their real path. */
const workspacePath = (name: string) =>
  name.startsWith('@danji/') ? `/packages/${name.slice('@danji/'.length)}/src/` : undefined;
const FORBIDDEN = SINGLETON_PACKAGES.map((name) => ({
  name,
  paths: [`/node_modules/${name}/`, workspacePath(name)].filter((path) => path !== undefined),
}));

/** Finds the package of a module when the page may contain only one copy of that package. */
function findOwner(path: string): string | undefined {
  const posix = path.replaceAll('\\', '/');
  return FORBIDDEN.find(({ paths }) => paths.some((folder) => posix.includes(folder)))?.name;
}

/** Lists the packages of which the output contains a copy, each with the import of a module outside of it. */
function listCopies(modules: Iterable<BundledModule>, dir: string): Map<string, string> {
  const copies = new Map<string, string>();
  const toName = (path: string) => `./${relative(dir, path)}`.replace('./../', '../');
  for (const { path, importers } of modules) {
    const owner = findOwner(path);
    if (owner === undefined) continue;
    const importer = importers.find((each) => findOwner(each) === undefined);
    if (importer !== undefined) copies.set(owner, `${toName(path)} for ${toName(importer)}`);
    else if (!copies.has(owner)) copies.set(owner, '');
  }
  return copies;
}

/** Returns the error of a remote in `dir` whose output contains its own copy of a shared package. */
export function describeCopies(modules: Iterable<BundledModule>, dir: string): string | undefined {
  const copies = [...listCopies(modules, dir)].map(([name, cause]) => (cause ? `${name} (${cause})` : name));
  return copies.length === 0
    ? undefined
    : `The remote bundles its own copy of ${copies.join(', ')}. Import only what the shell shares (shared-modules.ts), by exactly that name; what is missing there has to be shared by the shell first.`;
}
