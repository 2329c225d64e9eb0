import type { MainPopup } from '@danji/contracts/site/main-popup';
import { createMainPopup } from '@danji/contracts/site/main-popup.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

export type PopupBody = BodyOf<typeof createMainPopup>;

/** A popup that is displayed today; `given` is what a test is about. */
export function popupBody(given: Partial<PopupBody> = {}): PopupBody {
  const today = toBusinessDate(testServer().clock.now());
  return {
    title: '정기 점검 안내',
    link: null,
    date_start: today,
    date_end: today,
    width: 400,
    x: 40,
    y: 80,
    is_visible: true,
    show_close_today: true,
    content: { version: 1, children: [{ type: 'paragraph', children: [{ text: '오늘 밤 10시에 점검해요.' }] }] },
    ...given,
  };
}

export async function makePopup(token: string, given: Partial<PopupBody> = {}): Promise<MainPopup> {
  const { status, data, problem } = await call(createMainPopup, { token, body: popupBody(given) });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data;
}

/** Sets the clock to a time in Seoul. */
export function atSeoul(clock: ReturnType<typeof testServer>['clock'], day: string, time: string): void {
  clock.advance((new Date(`${day}T${time}+09:00`).getTime() - clock.now().getTime()) / 1000);
}
