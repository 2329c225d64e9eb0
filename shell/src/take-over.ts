import { flushSync } from 'react-dom';

/** Left by the script of a written page (server, web-host/early-script.ts). */
type Early = { pressed: HTMLElement | null; composing: boolean; end: () => void };
type WithEarly = typeof globalThis & { danjiEarly?: Early };

type Field = HTMLInputElement | HTMLTextAreaElement;

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** What a person wrote is told to React as if they wrote it now: what it knows is put there first, so that it sees a difference. */
function tellTyped(field: Field, value: string, [start, end]: readonly [number | null, number | null]): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (start !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tellTicked(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

/** All is read before the first is told: the answer to it puts every other field back to what React knows. */
function tellAll(root: HTMLElement): void {
  const changes = [...root.querySelectorAll<Field>('input, textarea')].flatMap((field) => {
    if (isTick(field)) {
      const { checked } = field;
      return checked === field.defaultChecked ? [] : [() => tellTicked(field, checked)];
    }
    const { value, selectionStart, selectionEnd } = field;
    return value === field.defaultValue ? [] : [() => tellTyped(field, value, [selectionStart, selectionEnd])];
  });
  for (const tell of changes) flushSync(tell);
}

/** The policy of the page refuses style attributes: they came under another name (server, web-host/visitor-pages.ts). */
export function putStylesBack(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

function catchUpNow(root: HTMLElement, { pressed, composing, end }: Early): void {
  end();
  // A syllable that is being composed would break off.
  if (composing) root.addEventListener('compositionend', () => tellAll(root), { once: true });
  else tellAll(root);
  if (!pressed?.isConnected) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}

/** The app has the written page now: it gets what was typed, ticked and pressed before, each after the answer to the one before. */
export function catchUp(root: HTMLElement): void {
  const { danjiEarly: early } = globalThis as WithEarly;
  // Out of the effect that tells: within it React would answer all of it at once.
  if (early) setTimeout(() => catchUpNow(root, early));
}
