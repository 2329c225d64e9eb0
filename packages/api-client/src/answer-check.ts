import type { Endpoint, SchemaCheck } from '@danji/contracts/define-endpoint';
import { clientFailure } from './api-error.ts';

type CheckCompiler = (schema: Endpoint['response']) => SchemaCheck;

let compile: CheckCompiler | undefined;
const compiled = new WeakMap<object, SchemaCheck>();

/**
 * Gives the checks of places that run the contracts as they are written (tests, servers). Browser builds carry checks
 * compiled beforehand, because the page's policy forbids evaluating code.
 */
export function setCheckCompiler(compiler: CheckCompiler | undefined): void {
  compile = compiler;
}

function findCheck(endpoint: Endpoint, side: 'body' | 'response'): SchemaCheck | undefined {
  if (endpoint.checks) return endpoint.checks[side];
  if (!compile) return undefined;
  const known = compiled.get(endpoint[side]) ?? compile(endpoint[side]);
  compiled.set(endpoint[side], known);
  return known;
}

/** What is wrong with a body before it is sent: a Korean sentence per field, `{}` when it fits the contract. */
export function findBodyFaults(endpoint: Endpoint, body: unknown): Record<string, string> {
  return Object.fromEntries((findCheck(endpoint, 'body')?.(body) ?? []).map(({ path, message }) => [path, message]));
}

/** @throws ApiError `contract_broken`, also reported to the page's error handler, when an answer is not what was promised. */
export function checkAnswer(endpoint: Endpoint, data: unknown): void {
  const issues = findCheck(endpoint, 'response')?.(data) ?? [];
  if (issues.length === 0) return;
  const first = issues.slice(0, 3).map(({ path }) => path || '(root)').join(', ');
  const error = clientFailure('contract_broken', new Error(`${endpoint.id} answered against its contract at ${first}`));
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error.cause);
  throw error;
}
