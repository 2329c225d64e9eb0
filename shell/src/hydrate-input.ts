import { flushSync } from 'react-dom';

/** The input that the script of a server-rendered page has recorded (server, web-host/early-script.ts). */
type EarlyInput = { pressed: HTMLElement | null; composing: boolean; end: () => void };
type GlobalWithEarlyInput = typeof globalThis & { danjiEarly?: EarlyInput };

type Field = HTMLInputElement | HTMLTextAreaElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Reports typed text to React as if it was typed now: the value that React knows is restored first, so that React sees a change. */
function replayText(field: Field, value: string, [start, end]: readonly [number | null, number | null]): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (start !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayCheck(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

/** The value that a person has put into a field. */
type Input = { value: string; checked: boolean; selection: readonly [number | null, number | null] };

/** The fields with input that the app does not know yet. */
export type UnknownInput = { fields: Map<Field, Input>; end: () => void };

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Remembers what is in the fields, from now on until it is replayed. Call it before the app hydrates: each render of the app
 * resets its fields to the values that React knows.
 */
export function rememberInput(root: HTMLElement): UnknownInput {
  const fields: UnknownInput['fields'] = new Map();
  const remember = (field: Field): void => {
    const { value, selectionStart, selectionEnd } = field;
    fields.set(field, {
      value,
      checked: isCheckable(field) && field.checked,
      selection: isCheckable(field) ? [null, null] : [selectionStart, selectionEnd],
    });
  };
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    const isChanged = isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
    if (isChanged) remember(field);
  }
  const hear = ({ target }: Event): void => {
    if (isField(target)) remember(target);
  };
  root.addEventListener('input', hear, true);
  return { fields, end: () => root.removeEventListener('input', hear, true) };
}

function replayAll({ fields, end }: UnknownInput): void {
  end();
  for (const [field, { value, checked, selection }] of fields) {
    if (!field.isConnected) continue;
    flushSync(() => (isCheckable(field) ? replayCheck(field, checked) : replayText(field, value, selection)));
  }
}

/**
 * Restores style attributes: the page's content security policy refuses them, so the server renders them under another
 * name (web-host/visitor-pages.ts).
 */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

function replayInputNow(root: HTMLElement, input: UnknownInput, { pressed, composing, end }: EarlyInput): void {
  end();
  // A change would interrupt the syllable that is being composed.
  if (composing) root.addEventListener('compositionend', () => replayAll(input), { once: true });
  else replayAll(input);
  if (!pressed?.isConnected) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}

/** Replays in the hydrated app what was typed, ticked and pressed before, each after the render of the previous one. */
export function replayInput(root: HTMLElement, input: UnknownInput): void {
  const { danjiEarly: early } = globalThis as GlobalWithEarlyInput;
  // Outside of the effect: inside, React would batch all changes into one render.
  if (early) setTimeout(() => replayInputNow(root, input, early));
  else input.end();
}
