import { ALIMTALK_BUTTON, dailyAlimTalk, testAlimTalk } from '@danji/contracts/notifications/alimtalk';
import { NOTIFICATIONS } from '@danji/contracts/notifications/catalogue';

/** The texts that are registered with Kakao, by their codes: those of the catalogue. */
const TEMPLATES = new Map(
  [...NOTIFICATIONS.flatMap(({ alimtalk }) => (alimtalk ? [alimtalk] : [])), dailyAlimTalk, testAlimTalk].map(
    ({ code, text }) => [code, text],
  ),
);

/** Whether a message is a text whose variables (`#{…}`) may be anything. */
function isFilled(text: string, content: string): boolean {
  const [start = '', ...rest] = text.split(/#\{[^}]+\}/);
  const end = rest.pop();
  if (end === undefined) return content === start;
  if (!content.startsWith(start)) return false;
  let at = start.length;
  for (const part of rest) {
    const found = content.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return content.length - end.length >= at && content.endsWith(end);
}

const MAX_CHARACTERS = 1_000;

type Button = { type: unknown; name: unknown; linkMobile: unknown };

/** The code with which Kakao refuses a message that is not what was registered; `undefined` when it is. */
export function findMismatch(code: string, content: string, buttons: readonly Button[]): string | undefined {
  const text = TEMPLATES.get(code);
  if (text === undefined) return '3015';
  if (content.length > MAX_CHARACTERS) return '3014';
  if (!isFilled(text, content)) return '3016';
  const [button, ...others] = buttons;
  const isRegistered =
    others.length === 0 &&
    button?.type === 'WL' &&
    button.name === ALIMTALK_BUTTON &&
    /^https?:\/\//.test(String(button.linkMobile));
  return isRegistered ? undefined : '3027';
}
