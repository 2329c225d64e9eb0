import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** For `onKeyDown` of the element that contains the search field and the results: arrow keys move the focus between them. */
export function moveBetweenResults(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], [data-search-results] a[href]'),
  ];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at < 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
