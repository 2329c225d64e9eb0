import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from './bench-server.ts';
import { LIST_CALLS } from '../src/lists/list-calls.ts';
import { benchBids } from './bids.ts';
import { benchEditor } from './editor/editor.ts';
import { benchFederation } from './federation.ts';
import { benchGrowth } from './growth.ts';
import { benchHeap } from './heap.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchListCall } from './list-call.ts';
import { benchNotifications } from './notifications.ts';
import { benchPoints } from './points.ts';
import { benchReleases } from './releases.ts';
import { benchSecondStart } from './second-start.ts';
import { benchShop } from './shop.ts';
import { benchWebVitals } from './web-vitals.ts';

import type { BenchRow } from './bench-row.ts';

/** GOALS, "companies": the lists of companies, by region, category and words, with 1,000,000 rows against 10,000. */
const COMPANY_LISTS = ['company_items.list_public', 'company_items.list'];

/** GOALS, "community": the lists, searches and threads of boards. */
const BOARD_LISTS = LIST_CALLS.map(({ endpoint }) => endpoint.id).filter((id) => id.startsWith('boards.'));

const sections: Record<string, () => Promise<BenchRow[]> | AsyncIterable<BenchRow>> = {
  start: benchSecondStart,
  list: benchListCall,
  growth: () => benchGrowth(),
  points: benchPoints,
  notifications: benchNotifications,
  companies: () => benchGrowth(COMPANY_LISTS),
  bids: benchBids,
  shop: benchShop,
  community: () => benchGrowth(BOARD_LISTS),
  federation: benchFederation,
  heap: benchHeap,
  releases: benchReleases,
  vitals: benchWebVitals,
  lighthouse: benchLighthouse,
  editor: benchEditor,
};

const { ensureChromium } = (await import(join(root, '.tools/lib/chromium.mjs'))) as { ensureChromium(): string };
process.env['CHROMIUM_PATH'] ||= ensureChromium();

const requested = process.argv.slice(2);
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
for (const [name, run] of Object.entries(sections)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  for await (const { label, value, limitText, ok, detail } of await run())
    console.log(`${ok ? '✓' : '✗'} ${label}: ${value.toFixed(2)} (must be ${limitText}) ${detail}`);
}
process.exit(0);
