import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Lists the enabled items in order. */
export const listItems = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)'),
];

/** Arrow keys, Home, End and a first letter move the focus; Escape and Tab close the menu and return the focus. */
export function onListKeyDown(event: KeyboardEvent, list: HTMLElement, close: (refocus: boolean) => void): void {
  const items = listItems(list);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  if (event.key === 'Escape') {
    event.stopPropagation();
    close(true);
  } else if (event.key === 'Tab') {
    close(true);
  } else if (step) {
    event.preventDefault();
    items[step(at, items.length)]?.focus();
  } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.key !== ' ') {
    const character = event.key.toLocaleLowerCase();
    [...items.slice(at + 1), ...items.slice(0, at + 1)]
      .find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(character))
      ?.focus();
  }
}
