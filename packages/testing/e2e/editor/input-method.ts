import type { CDPSession, Page } from '@playwright/test';

const CHO = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FIRST = 0xac00;
const [VOWELS, FINALS] = [21, 28];
/** Fields of every key event while an input method is active. */
const PROCESS = { key: 'Process', code: '', windowsVirtualKeyCode: 229 };

/** Returns the composed text after each key of a syllable: 한 → ㅎ, 하, 한. */
function toSteps(syllable: string): string[] {
  const index = syllable.charCodeAt(0) - FIRST;
  const [consonant, final] = [CHO[Math.floor(index / (VOWELS * FINALS))] ?? '', index % FINALS];
  const open = String.fromCharCode(FIRST + index - final);
  return final === 0 ? [consonant, open] : [consonant, open, syllable];
}

/** A Korean two-set keyboard (dubeolsik) for Chromium: every syllable is composed key by key and then committed. */
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

  /** Composes a syllable without committing it. */
  async begin(syllable: string): Promise<void> {
    for (const step of toSteps(syllable)) await this.#compose(step);
  }

  async commit(syllable: string): Promise<void> {
    await this.#session.send('Input.insertText', { text: syllable });
  }

  /** Cancels the composition. */
  async cancel(): Promise<void> {
    await this.#compose('');
  }

  async type(syllables: string): Promise<void> {
    for (const syllable of syllables) {
      await this.begin(syllable);
      await this.commit(syllable);
    }
  }

  /** Presses a key during a composition; the page can identify it only by its code. */
  async pressWhileComposing(key: { key: string; code: string; modifiers?: number }): Promise<void> {
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, ...key });
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', windowsVirtualKeyCode: 229, ...key });
  }
}
