import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { NotificationType, type NotificationTypeCode } from '@danji/contracts/notifications/notification';

const sign = (key: KeyObject, subject: string): string =>
  createHmac('sha256', key).update(`unsubscribe:${subject}`).digest('base64url');

/** Returns a proof by which anybody who has it can turn the e-mails of these groups off for the account; it does not expire. */
export function toUnsubscribeToken(key: KeyObject, userId: number, types: readonly NotificationTypeCode[]): string {
  const subject = `${userId.toString(36)}.${[...new Set(types)].toSorted((one, other) => one - other).join('-')}`;
  return `${subject}.${sign(key, subject)}`;
}

/** Finds the account and the groups of a proof; `undefined` when it was changed. */
export function readUnsubscribeToken(
  key: KeyObject,
  token: string,
): { userId: number; types: NotificationTypeCode[] } | undefined {
  const [person = '', groups = '', signature = ''] = token.split('.');
  const right = Buffer.from(sign(key, `${person}.${groups}`));
  const given = Buffer.from(signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined;
  const numbers = new Set(groups.split('-').map(Number));
  const types = NotificationType.options.flatMap(({ code }) => (numbers.has(code) ? [code] : []));
  return { userId: Number.parseInt(person, 36), types };
}
