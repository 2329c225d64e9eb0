import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type ImportDeclaration } from '@swc/core';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { hashCall } from '@danji/contracts/releases/call-hash';
import { listEndpoints } from './compile-endpoints.ts';
import { importFresh } from './import-fresh.ts';
import { isFirstPartyModule, rangeOf, SHELL_SDK, toSymbol } from './shared-modules.ts';

/** The names that a file imports from another module; `*` when it imports the module as a whole. */
type Import = { request: string; names: string[] };

const toNames = ({ specifiers }: ImportDeclaration): string[] =>
  specifiers.flatMap((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return ['*'];
    if (specifier.type === 'ImportDefaultSpecifier') return ['default'];
    return specifier.isTypeOnly ? [] : [specifier.imported?.value ?? specifier.local.value];
  });

async function readImports(file: string): Promise<Import[]> {
  const { body } = await parse(await readFile(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
  return body.flatMap((item) =>
    item.type === 'ImportDeclaration' && !item.typeOnly ? [{ request: item.source.value, names: toNames(item) }] : [],
  );
}

async function readCalls({ request, names }: Import): Promise<[id: string, hash: string][]> {
  const file = fileURLToPath(import.meta.resolve(request));
  const endpoints = listEndpoints((await importFresh(file)).exports, file);
  return endpoints
    .filter(([name]) => names.includes('*') || names.includes(name))
    .map(([, endpoint]) => [endpoint.id, hashCall(endpoint)]);
}

/**
 * Reads from the sources in `src` what a remote needs of the shell and the server. Builds with our configuration of
 * webpack read it from the used exports (`read-requirements.ts`); an import that is never used counts here too.
 */
export async function readSourceRequirements(src: string): Promise<Pick<ReleaseManifest, 'sdk' | 'calls'>> {
  const files = (await readdir(src, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const imports = (await Promise.all(files.map((file) => readImports(join(src, file))))).flat();
  const symbols = imports
    .filter(({ request }) => isFirstPartyModule(request))
    .flatMap(({ request, names }) => names.map((name) => toSymbol(request, name)));
  const calls = await Promise.all(imports.filter(({ request }) => request.endsWith('.endpoints')).map(readCalls));
  return {
    sdk: { range: rangeOf(SHELL_SDK), symbols: [...new Set(symbols)].toSorted() },
    calls: Object.fromEntries(calls.flat().toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
