import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { analyse } from 'scslre';

type Literal = { source: string; flags: string; at: string };

const ROOT = new URL('../../../', import.meta.url).pathname;
/** Code that runs on a server or in a browser. Build and release tools read only our own files. */
const SOURCES = [
  '{shell,mf-*}/src/**/*.{ts,tsx}',
  'packages/!(testing|federation)/src/**/*.{ts,tsx}',
  'packages/federation/src/runtime/**/*.{ts,tsx}',
];
/** Matches a slash where a literal may begin. Most files have none and are not parsed. */
const MAY_BEGIN = /[(,=:[!&|?{};>\s]\/(?![*/>\s])/;

function collect(node: unknown, at: string, found: Literal[]): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'RegExpLiteral') {
    const { pattern, flags } = node as unknown as { pattern: string; flags: string };
    found.push({ source: pattern, flags, at });
  }
  for (const child of Object.values(node)) collect(child, at, found);
}

async function listLiterals(): Promise<Literal[]> {
  const found: Literal[] = [];
  for await (const path of glob(SOURCES, { cwd: ROOT, exclude: (name) => /node_modules|dist/.test(name) })) {
    const code = readFileSync(`${ROOT}${path}`, 'utf8');
    if (MAY_BEGIN.test(code))
      collect(parseSync(code, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }).body, path, found);
  }
  return found;
}

/** Lists the patterns of a contract's schema. Ajv with `allErrors` tests them on a value of any length, whatever its `maxLength`. */
function listPatterns(schema: unknown, at: string): Literal[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'pattern' in schema && typeof schema.pattern === 'string' ? schema.pattern : undefined;
  return [
    ...(own === undefined ? [] : [{ source: own, flags: 'u', at }]),
    ...Object.entries(schema).flatMap(([name, child]) => listPatterns(child, `${at}.${name}`)),
  ];
}

/** Describes a regular expression whose time is super-linear in the length of the text; `[]` for a linear one. */
const describeSlow = ({ source, flags, at }: Literal): string[] =>
  analyse({ source, flags }, { assumeRejectingSuffix: false }).reports.map(
    ({ type }) => `${at}: /${source}/${flags} (${type})`,
  );

const isSlow = (expression: RegExp): boolean =>
  describeSlow({ source: expression.source, flags: expression.flags, at: '' }).length > 0;

test('detects super-linear regular expressions', () => {
  expect([/\[([^\]]+)\]\(/, /\s+$/, /^(#+ +.*?)\s+#+$/, /^(a+)+$/, /\s*;\s*/].map(isSlow)).not.toContain(false);
  expect([/^\s+/, /\[([^[\]]+)\]\(/, /^[a-z]{1,20}\d+$/].map(isSlow)).not.toContain(true);
});

test('every regular expression of the code is linear', async () => {
  const literals = await listLiterals();
  expect(literals.length).toBeGreaterThan(300);
  expect(literals.flatMap(describeSlow)).toEqual([]);
});

test('every pattern of the contracts is linear', () => {
  const patterns = ENDPOINTS.flatMap(({ id, query, body, response }) => listPatterns({ query, body, response }, id));
  expect(patterns.length).toBeGreaterThan(100);
  expect([...new Set(patterns.flatMap(describeSlow))]).toEqual([]);
});
