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

function compileCheck(endpoint: Endpoint, side: 'body' | 'response'): SchemaCheck | undefined {
  if (!compile) return undefined;
  const known = compiled.get(endpoint[side]) ?? compile(endpoint[side]);
  compiled.set(endpoint[side], known);
  return known;
}

/** What is wrong with a body before it is sent: a Korean sentence per field, `{}` when it fits the contract. */
export function findBodyFaults(endpoint: Endpoint, body: unknown): Record<string, string> {
  const check = endpoint.checks?.body ?? compileCheck(endpoint, 'body');
  return Object.fromEntries((check?.(body) ?? []).map(({ path, message }) => [path, message]));
}

/** Tells the page's error handler; there is none outside a browser. */
function report(error: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
}

/** The check of a call's answer; asked for before the call is made, so that it comes beside the answer. Never rejects. */
export async function loadAnswerCheck(endpoint: Endpoint): Promise<SchemaCheck | undefined> {
  try {
    return await (endpoint.checks ? endpoint.checks.response() : compileCheck(endpoint, 'response'));
  } catch (error) {
    // An answer without its check is worth more than none.
    report(error);
    return undefined;
  }
}

/** @throws ApiError `contract_broken`, also reported to the page's error handler, when an answer is not what was promised. */
export function checkAnswer({ id }: Endpoint, check: SchemaCheck | undefined, data: unknown): void {
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
