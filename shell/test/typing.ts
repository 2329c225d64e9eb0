import type { RenderedPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';

type TestPage = Pick<RenderedPage, 'user' | 'screen'>;

/** The code of the newest text message to a number. */
export function readCode(tel: string): string {
  const message = testServer().sandbox.inbox(tel).at(0);
  return /\d{6}/.exec(message?.content ?? '')?.[0] ?? '';
}

/** Puts text into an input in one go, where the way it is typed does not matter. */
export async function fill({ user }: Pick<RenderedPage, 'user'>, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

/** Verifies a phone number by the code of its text message, as a user does. */
export async function verifyPhone({ user, screen }: TestPage, tel: string, label = /^휴대폰 번호\*?$/): Promise<void> {
  await fill({ user }, await screen.findByLabelText(label), tel);
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  await fill({ user }, await screen.findByLabelText('인증번호'), readCode(tel));
  await user.click(screen.getByRole('button', { name: '확인' }));
}
