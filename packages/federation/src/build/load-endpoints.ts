import { hashCall } from '@danji/contracts/releases/call-hash';
import type { LoaderContext, Module } from 'webpack';
import { RESPONSE_CHECKS_QUERY, compileResponseChecks, compileEndpoints, listEndpoints } from './compile-endpoints.ts';
import { importFresh } from './import-fresh.ts';

/** The files that declare calls of the API. */
export const ENDPOINTS = /\.endpoints\.ts$/;

type Calls = Record<string, { id: string; hash: string }>;

const BUILD_INFO_KEY = 'danjiCalls';

/** Returns the calls that a module of the build declares, by the names of the exports; none for any other module. */
export const callsOfModule = ({ buildInfo }: Module): Calls => (buildInfo?.[BUILD_INFO_KEY] as Calls | undefined) ?? {};

/**
 * Runs an `*.endpoints.ts` file in Node and returns the code for browsers, with the query `?response-checks` the checks
 * of its responses; and the files that the code was made from.
 */
export async function toEndpointsCode(file: string, query: string) {
  const { exports, files } = await importFresh(file);
  const isResponseChecks = query === `?${RESPONSE_CHECKS_QUERY}`;
  const code = (isResponseChecks ? compileResponseChecks : compileEndpoints)(exports, file);
  return { code, exports, files, isResponseChecks };
}

/** webpack loader of `*.endpoints.ts`. */
export async function loadEndpoints(this: LoaderContext<unknown>): Promise<string> {
  const { code, exports, files, isResponseChecks } = await toEndpointsCode(this.resourcePath, this.resourceQuery);
  for (const file of files) this.addDependency(file);
  const { _module: module } = this;
  if (!isResponseChecks && module?.buildInfo)
    module.buildInfo[BUILD_INFO_KEY] = Object.fromEntries(
      listEndpoints(exports, this.resourcePath).map(([name, endpoint]) => [
        name,
        { id: endpoint.id, hash: hashCall(endpoint) },
      ]),
    ) satisfies Calls;
  return code;
}
