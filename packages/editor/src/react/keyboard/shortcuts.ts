/**
 * Keys by their place on the keyboard (`KeyboardEvent.code`), so that they work while Hangul is switched on. With Ctrl,
 * or ⌘ on Apple computers.
 */
type Shortcut = { code: string; shift?: boolean; alt?: boolean };

const SHORTCUTS = {
  all: { code: 'KeyA' },
  undo: { code: 'KeyZ' },
  redo: { code: 'KeyZ', shift: true },
  bold: { code: 'KeyB' },
  italic: { code: 'KeyI' },
  underline: { code: 'KeyU' },
  strike: { code: 'KeyX', shift: true },
  heading1: { code: 'Digit1', alt: true },
  heading2: { code: 'Digit2', alt: true },
  heading3: { code: 'Digit3', alt: true },
  paragraph: { code: 'Digit0', alt: true },
  link: { code: 'KeyK' },
  numbers: { code: 'Digit7', shift: true },
  bullets: { code: 'Digit8', shift: true },
} as const satisfies Record<string, Shortcut>;
export type ShortcutName = keyof typeof SHORTCUTS;

type Press = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Tells whether the modifier of shortcuts is pressed: ⌘ on Apple computers, Ctrl elsewhere, and not both. */
const hasModifier = ({ ctrlKey, metaKey }: Press): boolean => (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey);

/** Finds the shortcut of the pressed keys, if it is one of ours. */
export function findShortcut(press: Press): ShortcutName | undefined {
  if (!hasModifier(press)) return undefined;
  if (press.code === 'KeyY' && !isApple() && !press.shiftKey && !press.altKey) return 'redo';
  const names = Object.keys(SHORTCUTS) as ShortcutName[];
  return names.find((name) => {
    const { code, shift = false, alt = false }: Shortcut = SHORTCUTS[name];
    return press.code === code && press.shiftKey === shift && press.altKey === alt;
  });
}

/**
 * Returns whether the keys lead to the beginning or the end of the text: Ctrl+Home and Ctrl+End, on Apple computers
 * ⌘↑ and ⌘↓.
 */
export function findEdge(press: Press): 'start' | 'end' | undefined {
  if (!hasModifier(press) || press.altKey) return undefined;
  const [start, end] = isApple() ? ['ArrowUp', 'ArrowDown'] : ['Home', 'End'];
  return press.code === start ? 'start' : press.code === end ? 'end' : undefined;
}

const keyName = (code: string): string => code.replace(/^(Key|Digit)/, '');

/** Formats a shortcut for a tooltip: `Ctrl+Shift+X`, on Apple computers `⇧⌘X`. */
export function formatShortcut(name: ShortcutName): string {
  const { code, shift, alt }: Shortcut = SHORTCUTS[name];
  if (isApple()) return `${alt ? '⌥' : ''}${shift ? '⇧' : ''}⌘${keyName(code)}`;
  return ['Ctrl', ...(alt ? ['Alt'] : []), ...(shift ? ['Shift'] : []), keyName(code)].join('+');
}

/** The same for `aria-keyshortcuts`. */
export function toAriaShortcut(name: ShortcutName): string {
  const { code, shift, alt }: Shortcut = SHORTCUTS[name];
  return [isApple() ? 'Meta' : 'Control', ...(alt ? ['Alt'] : []), ...(shift ? ['Shift'] : []), keyName(code)].join(
    '+',
  );
}
