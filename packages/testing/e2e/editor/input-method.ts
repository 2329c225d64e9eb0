import type { CDPSession, Page } from '@playwright/test';

const CHO = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FIRST = 0xac00;
const [VOWELS, FINALS] = [21, 28];
/** What every key says while an input method works. */
const PROCESS = { key: 'Process', code: '', windowsVirtualKeyCode: 229 };

/** What stands in the text after each key of a syllable: 한 → ㅎ, 하, 한. */
function toSteps(syllable: string): string[] {
  const index = syllable.charCodeAt(0) - FIRST;
  const [consonant, final] = [CHO[Math.floor(index / (VOWELS * FINALS))] ?? '', index % FINALS];
  const open = String.fromCharCode(FIRST + index - final);
  return final === 0 ? [consonant, open] : [consonant, open, syllable];
}

/** A Korean two-set keyboard, as Chromium sees it: every syllable is composed key by key and then committed. */
export class InputMethod {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page));
  }

  async #compose(text: string): Promise<void> {
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...PROCESS });
    await this.#session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...PROCESS });
  }

  /** Composes a syllable and leaves it open. */
  async begin(syllable: string): Promise<void> {
    for (const step of toSteps(syllable)) await this.#compose(step);
  }

  async commit(syllable: string): Promise<void> {
    await this.#session.send('Input.insertText', { text: syllable });
  }

  /** Takes what is being composed back. */
  async cancel(): Promise<void> {
    await this.#compose('');
  }

  async type(syllables: string): Promise<void> {
    for (const syllable of syllables) {
      await this.begin(syllable);
      await this.commit(syllable);
    }
  }

  /** A key that is pressed while composing: the page sees which it is only by its code. */
  async pressWhileComposing(key: { key: string; code: string; modifiers?: number }): Promise<void> {
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, ...key });
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', windowsVirtualKeyCode: 229, ...key });
  }
}
