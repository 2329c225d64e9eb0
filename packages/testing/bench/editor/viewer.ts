import { createRequire } from 'node:module';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildBundle, BUNDLE_OPTIONS } from '../../editor-stage/build-bundle.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../load.ts';
import { subjectPath, measureBundleKb } from './bundles.ts';
import { SIZES, VIEWER_KB, VIEWER_MS } from './goals.ts';
import type { renderViewer } from './subjects/viewer.tsx';

const TIMES = 9;
/** First renders, before the functions are compiled, are not measured. */
const WARM_UP = 3;

async function loadRenderer(outDir: string): Promise<typeof renderViewer> {
  const outfile = join(outDir, 'viewer.cjs');
  await build({
    ...BUNDLE_OPTIONS,
    entryPoints: [subjectPath('viewer.tsx')],
    outfile,
    platform: 'node',
    format: 'cjs',
    target: 'node24',
  });
  return (createRequire(import.meta.url)(outfile) as { renderViewer: typeof renderViewer }).renderViewer;
}

/** Measures the cost of reading: rendering a document to HTML on the server, and the script size of the viewer. */
export async function benchViewer(): Promise<BenchRow[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'danji-bench-'));
  const render = await loadRenderer(outDir);
  const rows = SIZES.map((blocks, index) => {
    const { ms, length } = render(blocks, TIMES + WARM_UP);
    const [value, limit] = [median(ms.slice(WARM_UP)), VIEWER_MS[index] ?? 0];
    return {
      label: `viewer on the server, ${blocks} blocks, ms`,
      value,
      limitText: `≤ ${limit}`,
      ok: value <= limit,
      detail: `${(length / 1024).toFixed(0)} kB of HTML`,
    };
  });
  const entry = fileURLToPath(import.meta.resolve('@danji/editor/viewer'));
  const sizeKb = measureBundleKb(
    await buildBundle({ viewer: entry }, outDir, ['react', 'react-dom', '@danji/ui']),
    entry,
  );
  return [
    ...rows,
    {
      label: 'viewer without React and the design system, kB gzip',
      value: sizeKb,
      limitText: `≤ ${VIEWER_KB}`,
      ok: sizeKb <= VIEWER_KB,
      detail: '',
    },
  ];
}
