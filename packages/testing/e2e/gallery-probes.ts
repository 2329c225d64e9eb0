import type { Page } from '@playwright/test';

export interface KeyboardWalk {
  unreached: string[];
  withoutRing: string[];
  trapped: boolean;
}

/**
 * Marks the controls that Tab should reach: one of a group of radio buttons is enough, and a busy control may be gone
 * when Tab gets there.
 */
const markControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const selector =
      'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, iframe, [contenteditable=true], [tabindex]:not([tabindex="-1"])';
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.closest('[inert]') &&
        element.ariaBusy !== 'true' &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    for (const control of controls) control.dataset['unreached'] = '';
    return controls.length;
  });

/** Marks the focused control as reached; says whether it or what stands for it shows a ring, and which controls are left. */
const reach = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const active = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
    const group =
      active instanceof HTMLInputElement && active.type === 'radio' && active.name
        ? document.querySelectorAll<HTMLElement>(`input[type=radio][name="${CSS.escape(active.name)}"]`)
        : active
          ? [active]
          : [];
    const isNew = active?.dataset['unreached'] !== undefined;
    for (const element of group) delete element.dataset['unreached'];
    const nearby = [
      active,
      active?.parentElement,
      active?.parentElement?.parentElement,
      ...(active?.parentElement?.children ?? []),
    ].filter((element) => element instanceof HTMLElement);
    const hasRing = nearby.some((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
    });
    const unreached = [...document.querySelectorAll('[data-unreached]')].map((control) =>
      control.outerHTML.slice(0, 140),
    );
    return {
      done: !active || unreached.length === 0,
      name: active?.outerHTML.slice(0, 140) ?? '',
      hasRing: hasRing || !isNew,
      unreached,
    };
  });

/** Goes through the page by Tab from its beginning to its end. */
export async function walkByKeyboard(page: Page): Promise<KeyboardWalk> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
  });
  // The place where Tab begins is the page's start again.
  await page.locator('main').evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
    main.removeAttribute('tabindex');
  });
  const count = await markControls(page);
  const withoutRing: string[] = [];
  let left: string[] = [];
  for (let step = 0; step < count * 2 + 20; step += 1) {
    await page.keyboard.press('Tab');
    const { done, name, hasRing, unreached } = await reach(page);
    if (!hasRing) withoutRing.push(name);
    if (done) return { unreached, withoutRing, trapped: false };
    left = unreached;
  }
  return { unreached: left, withoutRing, trapped: true };
}

/** Text that cannot be read: beyond the edge of the page, or cut by a box that neither scrolls nor says so with an ellipsis. */
export const listCutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const holder = node.parentElement;
      if (
        !node.textContent?.trim() ||
        !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        holder.closest('script, style, [aria-hidden=true], svg')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let box: HTMLElement | null = holder; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        // Hidden on purpose for the eye (1 px), ended by an ellipsis, or to be scrolled: no loss.
        if (
          frame.width <= 1 ||
          frame.height <= 1 ||
          style.textOverflow === 'ellipsis' ||
          style.webkitLineClamp !== 'none' ||
          /auto|scroll/.test(style.overflowX)
        )
          break;
        const cutsX = style.overflowX === 'hidden' || style.overflowX === 'clip' || box === document.body;
        const cutsY = style.overflowY === 'hidden' || style.overflowY === 'clip';
        if (
          (cutsX && (text.right > frame.right + 1.5 || text.left < frame.left - 1.5)) ||
          (cutsY && (text.bottom > frame.bottom + 3 || text.top < frame.top - 3))
        ) {
          found.push(`“${node.textContent.trim().slice(0, 40)}” is cut by ${box.outerHTML.slice(0, 100)}`);
          break;
        }
        if (/auto|scroll/.test(style.overflowY)) break;
      }
    }
    return found;
  });
