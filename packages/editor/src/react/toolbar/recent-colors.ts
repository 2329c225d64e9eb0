const MAX_RECENT = 12;
const COLOR = /^#[0-9a-f]{6}$/;
export type ColorMark = 'color' | 'background';

const keyOf = (mark: ColorMark): string => `danji.editor.colors.${mark}`;

/** The colours this person chose last for text or background, newest first; at most 12 (SPEC §9). */
export function readRecentColors(mark: ColorMark): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(mark)) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((color): color is string => typeof color === 'string' && COLOR.test(color)).slice(0, MAX_RECENT)
      : [];
  } catch {
    // A browser that forbids storage, or invalid data under our key: there are no recent colours.
    return [];
  }
}

/** Puts a colour first among those chosen last. */
export function rememberColor(mark: ColorMark, color: string): void {
  const recent = [color, ...readRecentColors(mark).filter((other) => other !== color)].slice(0, MAX_RECENT);
  try {
    localStorage.setItem(keyOf(mark), JSON.stringify(recent));
  } catch {
    // Full or forbidden: the colour is used all the same.
    return;
  }
}

/** `#rrggbb` in lower case from what a person types (`1C5FE0`, `#abc`); nothing when it is no colour. */
export function toHexColor(typed: string): string | undefined {
  const digits = typed.trim().replace(/^#/, '').toLowerCase();
  const full = /^[0-9a-f]{3}$/.test(digits) ? [...digits].map((digit) => digit + digit).join('') : digits;
  return /^[0-9a-f]{6}$/.test(full) ? `#${full}` : undefined;
}
