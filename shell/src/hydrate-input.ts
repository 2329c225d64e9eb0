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

/** Reads all fields before the first change is replayed: the render after it resets every other field to the value that React knows. */
function replayAll(root: HTMLElement): void {
  const changes = [...root.querySelectorAll<Field>('input, textarea')].flatMap((field) => {
    if (isCheckable(field)) {
      const { checked } = field;
      return checked === field.defaultChecked ? [] : [() => replayCheck(field, checked)];
    }
    const { value, selectionStart, selectionEnd } = field;
    return value === field.defaultValue ? [] : [() => replayText(field, value, [selectionStart, selectionEnd])];
  });
  for (const replay of changes) flushSync(replay);
}

/** Restores style attributes: the page's content security policy refuses them, so the server renders them under another name (web-host/visitor-pages.ts). */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

function replayInputNow(root: HTMLElement, { pressed, composing, end }: EarlyInput): void {
  end();
  // A change would interrupt the syllable that is being composed.
  if (composing) root.addEventListener('compositionend', () => replayAll(root), { once: true });
  else replayAll(root);
  if (!pressed?.isConnected) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}

/** Replays in the hydrated app what was typed, ticked and pressed before, each after the render of the previous one. */
export function replayInput(root: HTMLElement): void {
  const { danjiEarly: early } = globalThis as GlobalWithEarlyInput;
  // Outside of the effect: inside, React would batch all changes into one render.
  if (early) setTimeout(() => replayInputNow(root, early));
}
