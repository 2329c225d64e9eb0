import { listTabbable } from '../../overlays/focus-path.ts';

const INVALID = '[aria-invalid=true], [data-invalid]';

/** Focuses a control; one in a closed panel of an accordion once that is open. */
function reveal(control: HTMLElement): void {
  const panel = control.closest('[hidden]');
  const toggle = panel
    ? document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"][aria-expanded=false]`)
    : null;
  if (!toggle) return control.focus();
  toggle.click();
  // React renders the result of a click before this.
  queueMicrotask(() => control.focus());
}

/**
 * Focuses the first control that is marked as invalid, or the first one inside a marked group that marks none of its
 * own. Returns whether there was one. Call it when the errors are rendered.
 */
export function focusFirstError(container: HTMLElement): boolean {
  const outer = container.querySelector<HTMLElement>(INVALID);
  // In an editor both its frame and its text box are marked; its toolbar comes before the text box.
  const invalid = outer?.querySelector<HTMLElement>('[aria-invalid=true]') ?? outer;
  if (!invalid) return false;
  const target = invalid.matches('input, select, textarea, button, [contenteditable=true]')
    ? invalid
    : listTabbable(invalid)[0];
  if (target) reveal(target);
  return target !== undefined;
}
