import { webPaths } from '@danji/contracts/web-paths';
import type { ChannelMessage } from '../deliveries/index.ts';

/** A payload has room for 4,096 bytes; a Korean character takes three. */
const MAX_TITLE = 100;
const MAX_TEXT = 400;
/** Titles of a day that are named; the rest is a number. */
const MAX_TITLES = 5;

/** The message as the service worker of the shell shows it (`shell/public/sw.js`). */
type PushPayload = {
  title: string;
  text: string;
  /** The path inside the app that a click opens. */
  path: string;
  /** The number of the notification; `null` for several, and for a message of trial. */
  notification_id: number | null;
  /** A repetition with the same tag takes the place of the first one. */
  tag: string;
};

const shorten = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).toWellFormed()}…` : text;

/** Makes the payload of a message: its notification, or the titles of a day. */
export function toPushPayload({ id, items }: Pick<ChannelMessage, 'id' | 'items'>): PushPayload {
  const [first] = items;
  const tag = `danji-${id.split('@')[0]}`;
  if (first && items.length === 1)
    return {
      title: shorten(first.title, MAX_TITLE),
      text: shorten(first.content.trim(), MAX_TEXT),
      path: first.link ?? webPaths.notifications,
      notification_id: first.notificationId,
      tag,
    };
  const titles = items.slice(0, MAX_TITLES).map(({ title }) => shorten(title, MAX_TITLE));
  const rest = items.length - titles.length;
  return {
    title: `새 알림 ${items.length}건`,
    text: [...titles, ...(rest > 0 ? [`그 밖의 알림 ${rest}건`] : [])].join('\n'),
    path: webPaths.notifications,
    notification_id: null,
    tag,
  };
}
