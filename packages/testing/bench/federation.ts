import type { Browser, BrowserContext } from '@playwright/test';
import { signInAs } from '../e2e/accounts.ts';
import type { BenchRow } from './bench-row.ts';
import { REMOTES, startBenchServer } from './bench-server.ts';
import { median } from './load.ts';
import { buildOneBundle } from './one-bundle.ts';
import { launchBrowser, measurePage, type PageCost } from './page-cost.ts';

const ROUNDS = 7;
type Visitor = 'manager' | 'brand' | 'admin' | undefined;
/** The first page of the shell and of each remote, and some with more on them; `text` is of the page, not of its frame. */
const PAGES: readonly { path: string; text: string; visitor?: Visitor }[] = [
  { path: '/', text: '무료로 시작하기' },
  { path: '/', text: '오늘 챙길 일', visitor: 'manager' },
  { path: '/workspace', text: '로그인하고 워크스페이스를 열어 보세요' },
  { path: '/workspace', text: '단지마다 정보와 멤버를 함께 관리해요', visitor: 'manager' },
  { path: '/workspace/1/schedules', text: '종료일이 다가오면 90일', visitor: 'manager' },
  { path: '/bids', text: '아파트 단지가 올린 공사·용역·물품 공고' },
  { path: '/companies', text: '단지에서 승인한 공사·용역·물품 업체' },
  { path: '/vendor', text: '다음 할 일', visitor: 'brand' },
  { path: '/community', text: '관리사무소와 입주민이 묻고' },
  { path: '/community/write', text: '파일을 끌어다 놓거나 골라 주세요', visitor: 'manager' },
  { path: '/shop', text: '관리사무소에 꼭 필요한 용품' },
  { path: '/shop/cart', text: '가격과 재고는 지금 기준이에요', visitor: 'manager' },
  { path: '/points', text: '받은 포인트와 쓴 포인트', visitor: 'manager' },
  { path: '/admin', text: '심사할 업체', visitor: 'admin' },
  { path: '/admin/orders', text: '회원이 상점에서 주문한 상품', visitor: 'admin' },
];

const row = (label: string, value: number, limit: number, detail: string): BenchRow => ({
  label,
  value,
  limitText: `≤ ${limit}`,
  ok: value <= limit,
  detail,
});

type Server = Awaited<ReturnType<typeof startBenchServer>>;

async function openContext(browser: Browser, server: Server, visitor: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'ko-KR',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  if (visitor) {
    const page = await context.newPage();
    await signInAs(page, visitor);
    await page.close();
  }
  return context;
}

/**
 * GOALS, "page cost of federation": compares the federated app with one bundle of the same sources, in turn, on one
 * throttled connection.
 */
export async function benchFederation(): Promise<BenchRow[]> {
  const [federated, bundled] = [
    await startBenchServer({ demo: true, remotes: REMOTES }),
    await startBenchServer({ demo: true, remotes: REMOTES, webDir: await buildOneBundle(REMOTES) }),
  ];
  const browser = await launchBrowser();
  const rows: BenchRow[] = [];
  for (const { path, text, visitor } of PAGES) {
    const [federatedContext, bundledContext] = [
      await openContext(browser, federated, visitor),
      await openContext(browser, bundled, visitor),
    ];
    const pairs: { ours: PageCost; one: PageCost }[] = [];
    // On the first visit each server compresses its files, so it is not measured.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ours = await measurePage(federatedContext, { url: `${federated.url}${path}`, text, withoutHints: false });
      const one = await measurePage(bundledContext, { url: `${bundled.url}${path}`, text, withoutHints: true });
      if (round > 0) pairs.push({ ours, one });
    }
    await Promise.all([federatedContext.close(), bundledContext.close()]);
    const of = (pick: (cost: PageCost) => number) => ({
      ours: median(pairs.map(({ ours }) => pick(ours))),
      one: median(pairs.map(({ one }) => pick(one))),
    });
    const [paint, bytes, depth, scripts] = [
      of((cost) => cost.largestPaintMs),
      of((cost) => cost.scriptBytes),
      of((cost) => cost.depth),
      of((cost) => cost.scripts),
    ];
    const label = `${path}${visitor ? ` of ${visitor}` : ''}`;
    rows.push(
      row(
        `LCP of ${label}, federated against one bundle`,
        paint.ours / paint.one,
        1.05,
        `${Math.round(paint.ours)} ms against ${Math.round(paint.one)} ms`,
      ),
    );
    rows.push(
      row(
        `JS bytes of ${label}, federated against one bundle`,
        bytes.ours / bytes.one,
        1.2,
        `${(bytes.ours / 1024).toFixed(1)} kB in ${scripts.ours} against ${(bytes.one / 1024).toFixed(1)} kB in ${scripts.one}`,
      ),
    );
    rows.push(row(`network depth to the first content of ${label}`, depth.ours, 3, `one bundle ${depth.one}`));
    rows.push(row(`JS on the first view of ${label}, kB brotli`, bytes.ours / 1024, path === '/' ? 200 : 230, ''));
  }
  await browser.close();
  await Promise.all([federated.close(), bundled.close()]);
  return rows;
}
