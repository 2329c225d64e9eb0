import { hashCall } from '@danji/contracts/releases/call-hash';
import type { LoaderContext, Module } from 'webpack';
import { RESPONSE_CHECKS_QUERY, compileResponseChecks, compileEndpoints, listEndpoints } from './compile-endpoints.ts';
import { importFresh } from './import-fresh.ts';

type Calls = Record<string, { id: string; hash: string }>;

const BUILD_INFO_KEY = 'danjiCalls';

/** Returns the calls that a module of the build declares, by the names of the exports; none for any other module. */
export const callsOfModule = ({ buildInfo }: Module): Calls => (buildInfo?.[BUILD_INFO_KEY] as Calls | undefined) ?? {};

/**
 * webpack loader of `*.endpoints.ts`: runs the file in Node and emits the code for browsers; with the query
 * `?response-checks` the checks of its responses.
 */
export async function loadEndpoints(this: LoaderContext<unknown>): Promise<string> {
  const { exports, files } = await importFresh(this.resourcePath);
  for (const file of files) this.addDependency(file);
  const isResponseChecks = this.resourceQuery === `?${RESPONSE_CHECKS_QUERY}`;
  const { _module: module } = this;
  if (!isResponseChecks && module?.buildInfo)
    module.buildInfo[BUILD_INFO_KEY] = Object.fromEntries(
      listEndpoints(exports, this.resourcePath).map(([name, endpoint]) => [
        name,
        { id: endpoint.id, hash: hashCall(endpoint) },
      ]),
    ) satisfies Calls;
  return (isResponseChecks ? compileResponseChecks : compileEndpoints)(exports, this.resourcePath);
}
