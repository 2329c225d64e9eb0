import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { analyse } from 'scslre';

/** A regular expression; `source` is missing when it is built from a text that is not known here. */
type Literal = { source: string | undefined; flags: string; at: string };

const ROOT = new URL('../../../', import.meta.url).pathname;
/** Code that runs on a server or in a browser. Build and release tools read only our own files. */
const SOURCES = [
  '{shell,mf-*}/src/**/*.{ts,tsx}',
  'packages/!(testing|federation)/src/**/*.{ts,tsx}',
  'packages/federation/src/runtime/**/*.{ts,tsx}',
];
/** A file without any of these has no regular expression and is not parsed. */
const MAY_HAVE_ONE = /[(,=:[!&|?{};>\s]\/(?![*/])|RegExp|pattern:/;

/**
 * Expressions that are built: from the patterns of the contracts' paths, which are tested below, and from the paths
 * themselves, with `[^/]+` between two slashes.
 */
const BUILT = new Set([
  'packages/server/src/platform/http/path-params.ts',
  'packages/server/src/audit/staff-log/logged-calls.ts',
]);

type Node = {
  type?: string;
  pattern?: string;
  flags?: string;
  value?: unknown;
  key?: Node;
  callee?: Node;
  quasis?: { raw: string }[];
  template?: Node;
};
/** The text of a string or of a `String.raw` without holes. */
const toText = ({ type, value, template }: Node): string | undefined =>
  type === 'StringLiteral' ? String(value) : template?.quasis?.map(({ raw }) => raw).join('');

/** Collects the literals, and the patterns of schemas that are written in place; a built expression has no source. */
function collect(node: unknown, at: string, found: Literal[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, pattern, flags, key, value, callee } = node as Node;
  if (type === 'RegExpLiteral') found.push({ source: pattern ?? '', flags: flags ?? '', at });
  if ((type === 'NewExpression' || type === 'CallExpression') && callee?.value === 'RegExp')
    found.push({ source: undefined, flags: '', at });
  const written = type === 'KeyValueProperty' && key?.value === 'pattern' ? toText(value as Node) : undefined;
  if (written !== undefined) found.push({ source: written, flags: 'u', at });
  for (const child of Object.values(node)) collect(child, at, found);
}

const listLiteralsOf = (code: string, path: string): Literal[] => {
  const found: Literal[] = [];
  collect(parseSync(code, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }).body, path, found);
  return found;
};

async function listLiterals(): Promise<Literal[]> {
  const found: Literal[] = [];
  for await (const path of glob(SOURCES, { cwd: ROOT, exclude: (name) => /node_modules|dist/.test(name) })) {
    const code = readFileSync(`${ROOT}${path}`, 'utf8');
    if (MAY_HAVE_ONE.test(code)) found.push(...listLiteralsOf(code, path));
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

/** Describes a regular expression whose time is, or may be, super-linear in the length of the text; `[]` for a linear one. */
const describeSlow = ({ source, flags, at }: Literal): string[] =>
  source === undefined
    ? [`${at}: built from a text`]
    : analyse({ source, flags }, { assumeRejectingSuffix: false }).reports.map(
        ({ type }) => `${at}: /${source}/${flags} (${type})`,
      );

const isSlow = (expression: RegExp): boolean =>
  describeSlow({ source: expression.source, flags: expression.flags, at: '' }).length > 0;

test('detects super-linear regular expressions', () => {
  expect([/\[([^\]]+)\]\(/, /\s+$/, /^(#+ +.*?)\s+#+$/, /^(a+)+$/, /\s*;\s*/].map(isSlow)).not.toContain(false);
  expect([/^\s+/, /\[([^[\]]+)\]\(/, /^[a-z]{1,20}\d+$/].map(isSlow)).not.toContain(true);
});

test('finds regular expressions wherever they are written', () => {
  const code = `new RegExp(name); RegExp('a' + b); text.split(/ +/); f({ pattern: '^a$' }, { pattern: String.raw\`^\\d$\` })`;
  expect(listLiteralsOf(code, 'a.ts').map(({ source }) => source)).toEqual([
    undefined,
    undefined,
    ' +',
    '^a$',
    String.raw`^\d$`,
  ]);
});

test('every regular expression of the code is linear', async () => {
  const literals = await listLiterals();
  expect(literals.length).toBeGreaterThan(300);
  expect(literals.filter(({ at }) => !BUILT.has(at)).flatMap(describeSlow)).toEqual([]);
});

test('every pattern of the contracts is linear', () => {
  const patterns = ENDPOINTS.flatMap(({ id, params, query, body, response }) =>
    listPatterns({ params, query, body, response }, id),
  );
  expect(patterns.length).toBeGreaterThan(100);
  expect([...new Set(patterns.flatMap(describeSlow))]).toEqual([]);
});
