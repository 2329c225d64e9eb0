import type { CDPSession, Page } from '@playwright/test';

const GAP_MS = 20;
/** Number of first keys that warm the editor up and are not measured. */
export const WARM_UP = 20;
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Steps of each syllable in the order its jamo are typed. */
const SYLLABLES = [
  ['ㅎ', '하', '한'],
  ['ㄱ', '그', '글'],
  ['ㄷ', '다', '단'],
  ['ㅈ', '지'],
  ['ㅂ', '바', '발', '밝'],
  ['ㅇ', '여', '연'],
] as const;

type Caret = { text: string; at: number };

const typed = ({ text, at }: Caret, characters: string): Caret => ({
  text: text.slice(0, at) + characters + text.slice(at),
  at: at + characters.length,
});

/** Of every ten turns six type a letter, two delete one, one begins a line and removes it, one moves the caret. */
function nextKeys(turn: number, { text, at }: Caret): { keys: string[]; caret: Caret } {
  const step = turn % 10;
  if (step === 3 || step === 7)
    return { keys: ['Backspace'], caret: { text: text.slice(0, at - 1) + text.slice(at), at: at - 1 } };
  if (step === 5) return { keys: ['Enter', 'Backspace'], caret: { text, at } };
  if (step === 9)
    return Math.floor(turn / 10) % 2 === 0
      ? { keys: ['ArrowLeft'], caret: { text, at: at - 1 } }
      : { keys: ['ArrowRight'], caret: { text, at: at + 1 } };
  const letter = CHARACTERS[turn % CHARACTERS.length] ?? '';
  return { keys: [letter], caret: typed({ text, at }, letter) };
}

/** Types `count` keys at the caret; resolves to the expected text and caret. */
export async function typeKeys(page: Page, start: Caret, count: number): Promise<Caret> {
  let caret = start;
  for (let turn = 0, pressed = 0; pressed < count; turn += 1) {
    const { keys, caret: next } = nextKeys(turn, caret);
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(GAP_MS);
    }
    pressed += keys.length;
    caret = next;
  }
  return caret;
}

/** Composes `count` Hangul syllables as an input method does; resolves to the expected text and caret. */
export async function composeSyllables(page: Page, session: CDPSession, start: Caret, count: number): Promise<Caret> {
  let caret = start;
  for (let turn = 0; turn < count; turn += 1) {
    const jamo = SYLLABLES[turn % SYLLABLES.length] ?? SYLLABLES[0];
    const syllable = jamo.at(-1) ?? '';
    await page.evaluate((text) => {
      globalThis.recorder.syllable = text;
    }, syllable);
    for (const text of jamo)
      await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await session.send('Input.insertText', { text: syllable });
    await page.waitForTimeout(GAP_MS);
    caret = typed(caret, syllable);
  }
  return caret;
}
