import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBundle } from '../../editor-stage/build-bundle.ts';
import { startStageServer } from '../../editor-stage/stage-server.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../load.ts';
import { subjectPath, measureBundleKb } from './bundles.ts';
import { EDITOR_KB, GOALS, RELATIVE_LIMIT, SIZES } from './goals.ts';
import { benchViewer } from './viewer.ts';
import { type Metric, type Visit, visitEditor } from './visit.ts';

const EDITORS = { ours: 'ours.tsx', Plate: 'plate.tsx', TipTap: 'tiptap.ts', Lexical: 'lexical.ts' } as const;
type Name = keyof typeof EDITORS;
const NAMES = Object.keys(EDITORS) as Name[];
const OTHERS = NAMES.filter((name) => name !== 'ours');
const entries = Object.fromEntries(NAMES.map((name) => [name, subjectPath(EDITORS[name])]));

/** `npm run bench -- editor --rounds=5 --keys=400 --syllables=40 --slowdown=4 --sizes=10,5000` */
const readOptions = () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: process.argv.slice(2),
    strict: false,
    options: { rounds: text, keys: text, syllables: text, slowdown: text, sizes: text },
  });
  const wanted = typeof values.sizes === 'string' ? values.sizes.split(',').map(Number) : SIZES;
  return {
    rounds: Number(values.rounds ?? 3),
    keys: Number(values.keys ?? 400),
    syllables: Number(values.syllables ?? 40),
    slowdown: Number(values.slowdown ?? 1),
    sizes: SIZES.filter((size) => wanted.includes(size)),
  };
};
type Options = ReturnType<typeof readOptions>;

const share = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

/** The percentile of each round; the result is the median of them. */
const figures = (visits: readonly Visit[], metric: Metric, part: number): number[] =>
  visits.map(({ samples }) => share(samples[metric], part));
const spread = (values: number[]): string =>
  values.length > 1 ? ` (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})` : '';

/** Measures the editors in turn, round by round, so that other load on the machine affects all of them. */
async function visitAll(url: string, blocks: number, { rounds, ...options }: Options): Promise<Record<Name, Visit[]>> {
  const visits: Record<Name, Visit[]> = { ours: [], Plate: [], TipTap: [], Lexical: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of NAMES) {
      const started = performance.now();
      visits[name].push(await visitEditor({ url: `${url}/${name}`, blocks, ...options }));
      console.log(
        `  ${blocks} blocks, round ${round + 1} of ${rounds}, ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`,
      );
    }
  }
  return visits;
}

function toRows(blocks: (typeof SIZES)[number], visits: Record<Name, Visit[]>): BenchRow[] {
  const rows: BenchRow[] = GOALS.map(({ metric, share: part, label, unit, limits }) => {
    const of = (name: Name) => figures(visits[name], metric, part);
    const [value, limit] = [median(of('ours')), limits[SIZES.indexOf(blocks)] ?? 0];
    const detail = `${spread(of('ours')).trim()} against ${OTHERS.map((name) => `${name} ${median(of(name)).toFixed(1)}${spread(of(name))}`).join(', ')}`;
    return { label: `${blocks} blocks: ${label}, ${unit}`, value, limitText: `≤ ${limit}`, ok: value <= limit, detail };
  });
  const typing = (name: Name) => median(figures(visits[name], 'typing', 0.95));
  const best = OTHERS.toSorted((a, b) => typing(a) - typing(b))[0] ?? 'Plate';
  const relative = typing('ours') / typing(best);
  rows.push({
    label: `${blocks} blocks: a key, p95, against the best of the others`,
    value: relative,
    limitText: `≤ ${RELATIVE_LIMIT}`,
    ok: relative <= RELATIVE_LIMIT,
    detail: `${best} ${typing(best).toFixed(1)} ms`,
  });
  const wrong = (name: Name) => visits[name].flatMap(({ wrong }) => wrong);
  const differences = NAMES.filter((name) => wrong(name).length > 0).map(
    (name) => `${name}: ${[...new Set(wrong(name))].join('; ').slice(0, 300)}`,
  );
  rows.push({
    label: `${blocks} blocks: texts that differ from what was typed`,
    value: wrong('ours').length,
    limitText: '= 0',
    ok: wrong('ours').length === 0,
    detail: differences.join(' | '),
  });
  return rows;
}

/** The editor itself is a lazy chunk, loaded when it is first shown. */
const isBody = (source: string): boolean => source.endsWith('editor/src/react/editor-body.tsx');

/**
 * Size of the scripts that an editor's page loads, without React, and without the design system, which every page of
 * ours has.
 */
async function measureBundles(): Promise<BenchRow> {
  const outDir = mkdtempSync(join(tmpdir(), 'danji-bench-'));
  const metafile = await buildBundle(entries, outDir, ['react', 'react-dom', 'scheduler', '@danji/ui']);
  const size = (name: Name) => measureBundleKb(metafile, entries[name] ?? '', name === 'ours' ? isBody : undefined);
  return {
    label: 'the editor without React and the design system, kB gzip',
    value: size('ours'),
    limitText: `≤ ${EDITOR_KB}`,
    ok: size('ours') <= EDITOR_KB,
    detail: OTHERS.map((name) => `${name} ${size(name).toFixed(0)}`).join(', '),
  };
}

/**
 * GOALS, "rich-text editor": compares our editor with all features on with Plate, TipTap and Lexical on the same mixed
 * documents.
 */
export async function benchEditor(): Promise<BenchRow[]> {
  const options = readOptions();
  const server = await startStageServer({ entries: { boot: subjectPath('boot.tsx') } });
  const rows = [await measureBundles(), ...(await benchViewer())];
  for (const size of options.sizes) rows.push(...toRows(size, await visitAll(server.url, size, options)));
  server.close();
  return rows;
}
