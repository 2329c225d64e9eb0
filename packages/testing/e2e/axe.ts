import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Which rules are tried, and on what. */
type AxeOptions = {
  /** `contrast`: the rules that depend on colours, all that another theme can break. Without it: `all`. */
  only?: 'all' | 'contrast';
  /** Ids of rules that are left out. */
  without?: readonly string[];
  /** A CSS selector: what it matches is not examined. */
  exclude?: string;
};

const RUN_ONLY = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  contrast: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions['runOnly']>;

/** Waits until nothing fades in or out any more: what is half transparent has no contrast that anybody reads by. */
const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/**
 * Lists everything on the page that breaks a rule of WCAG 2.2 AA or a best practice of axe, a rule in each line.
 *
 * It calls axe itself: the package for Playwright gives it to the page again for every examination and fetches what
 * passes too, which takes four times as long. The page gets the source by the protocol of the browser: by `evaluate` it
 * takes four times as long again.
 */
export async function listAxeViolations(
  page: Page,
  { only = 'all', without = [], exclude }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Runtime.evaluate', { expression: SOURCE });
    await browser.detach();
  }
  await waitForAnimations(page);
  const options: RunOptions = {
    runOnly: RUN_ONLY[only],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    reporter: 'no-passes',
    selectors: false,
    // The screens hold neither frames nor sound.
    iframes: false,
    preload: false,
  };
  const { violations } = await page.evaluate(
    ([excluded, given]) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(excluded ? { exclude: [[excluded]] } : document, given),
    [exclude, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
