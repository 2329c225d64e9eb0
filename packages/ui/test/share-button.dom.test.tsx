import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast, ShareButton, Toaster } from '../src/index.ts';
import { renderUi } from './harness.tsx';

const named = (name: string): Error => Object.assign(new Error(name), { name });
let coarse = false;
const setNavigator = (name: 'share' | 'clipboard', value: unknown): void => {
  Object.defineProperty(navigator, name, { value, configurable: true });
};
const writeText = jest.fn<(text: string) => Promise<void>>();
const share = jest.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  coarse = false;
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('coarse') && coarse,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});
afterEach(() => {
  cleanup();
  dismissToast();
});

/** Presses the button in a browser with the given features, which replace the clipboard that user-event installs. */
async function press(abilities: {
  share?: typeof share | undefined;
  clipboard?: { writeText: typeof writeText } | undefined;
}): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  setNavigator('share', abilities.share);
  setNavigator('clipboard', 'clipboard' in abilities ? abilities.clipboard : { writeText });
  renderUi(
    <>
      <ShareButton title="방수 공사 입찰" url="/bids/abc" />
      <Toaster />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: '공유' }).getAttribute('aria-busy')).toBeNull());
  await user.click(screen.getByRole('button', { name: '공유' }));
  return user;
}

describe('sharing', () => {
  test('on a desktop copies the whole address and announces it in the words of the specification', async () => {
    await press({ share });
    expect(await screen.findByText('클립보드에 복사되었습니다.')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith('http://localhost/bids/abc');
    expect(share).not.toHaveBeenCalled();
  });

  test('on a phone opens the share sheet of the system, and cancelling it shows no message', async () => {
    coarse = true;
    share.mockRejectedValue(named('AbortError'));
    await press({ share });
    expect(share).toHaveBeenCalledWith({ title: '방수 공사 입찰', url: 'http://localhost/bids/abc' });
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.queryByText('클립보드에 복사되었습니다.')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('on a phone whose browser refuses the sheet the link is copied', async () => {
    coarse = true;
    share.mockRejectedValue(named('NotAllowedError'));
    await press({ share });
    expect(await screen.findByText('클립보드에 복사되었습니다.')).toBeTruthy();
  });

  test.each([
    ['refused', true],
    ['missing', false],
  ])('with a clipboard that is %s the link is shown and selected', async (_state, isThere) => {
    writeText.mockRejectedValue(named('NotAllowedError'));
    const user = await press({ clipboard: isThere ? { writeText } : undefined });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '공유할 링크' });
    expect(field.value).toBe('http://localhost/bids/abc');
    expect([document.activeElement, field.selectionStart, field.selectionEnd]).toEqual([field, 0, field.value.length]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
