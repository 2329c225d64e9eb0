import type { Endpoint, SchemaCheck } from '@danji/contracts/define-endpoint';
import { clientFailure } from './api-error.ts';

type CheckCompiler = (schema: Endpoint['response']) => SchemaCheck;

let compile: CheckCompiler | undefined;
const compiled = new WeakMap<object, SchemaCheck>();

/**
 * Sets the compiler of checks for code that runs the contracts from source (tests, servers). Browser builds contain compiled
 * checks, because the content security policy of the page forbids evaluating code.
 */
export function setCheckCompiler(compiler: CheckCompiler | undefined): void {
  compile = compiler;
}

function compileCheck(endpoint: Endpoint, side: 'body' | 'response'): SchemaCheck | undefined {
  if (!compile) return undefined;
  const known = compiled.get(endpoint[side]) ?? compile(endpoint[side]);
  compiled.set(endpoint[side], known);
  return known;
}

/** Validates a body before it is sent: returns a Korean sentence for each invalid field, `{}` when it fits the contract. */
export function validateBody(endpoint: Endpoint, body: unknown): Record<string, string> {
  const check = endpoint.checks?.body ?? compileCheck(endpoint, 'body');
  return Object.fromEntries((check?.(body) ?? []).map(({ path, message }) => [path, message]));
}

/** Reports to the page's error handler, which exists only in a browser. */
function report(error: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
}

/** Loads the check of a call's response. It is started before the call, so that both load at the same time. It never rejects. */
export async function loadResponseCheck(endpoint: Endpoint): Promise<SchemaCheck | undefined> {
  try {
    return await (endpoint.checks ? endpoint.checks.response() : compileCheck(endpoint, 'response'));
  } catch (error) {
    // A response without its check is better than none.
    report(error);
    return undefined;
  }
}

/** @throws ApiError `contract_broken`, also reported to the page's error handler, when a response does not fit its contract. */
export function checkResponse({ id }: Endpoint, check: SchemaCheck | undefined, data: unknown): void {
  const issues = check?.(data) ?? [];
  if (issues.length === 0) return;
  const first = issues
    .slice(0, 3)
    .map(({ path }) => path || '(root)')
    .join(', ');
  const error = clientFailure('contract_broken', new Error(`${id} answered against its contract at ${first}`));
  report(error.cause);
  throw error;
}
