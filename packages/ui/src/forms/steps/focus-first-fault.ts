import { listTabbable } from '../../overlays/focus-place.ts';

/** Puts the focus on the first control that is marked as invalid, or on the first one inside a marked group. Answers whether there was one. */
export function focusFirstFault(container: HTMLElement): boolean {
  const marked = container.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]');
  if (!marked) return false;
  const target = marked.matches('input, select, textarea, button, [contenteditable=true]') ? marked : listTabbable(marked)[0];
  target?.focus();
  return target !== undefined;
}
