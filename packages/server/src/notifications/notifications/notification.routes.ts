import {
  countNotificationRecipients,
  countNotifications,
  deleteNotification,
  deleteReadNotifications,
  listNotifications,
  markNotificationsRead,
  restoreNotification,
  sendStaffNotification,
} from '@danji/contracts/notifications/notification.endpoints';
import { isAppPath } from '@danji/contracts/rules/app-path';
import { siteNotifications } from '@danji/contracts/notifications/catalogue/site';
import type { NotificationValues } from '@danji/contracts/notifications/define-notification';
import { UserType, type UserTypeCode } from '@danji/contracts/codes/user-codes';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { route, type Call } from '../../platform/http/route.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import {
  countUnread,
  deleteOwnNotification,
  deleteReadNotifications as deleteRead,
  hasAccount,
  listOwnNotifications,
  markRead,
  restoreOwnNotification,
} from './notification.repository.ts';
import { notify } from './notify.ts';
import { countEverybody } from './recipients.ts';

const { messageToOne, messageToKind, advertisementToKind } = siteNotifications;
type Sent = NotificationValues<typeof messageToOne>;

/** Checks that a link is a path inside the app: a link to another site could make us a sender of phishing. */
function toLink(link: string | undefined): string | null {
  const path = link?.trim();
  if (!path) return null;
  if (!isAppPath(path)) throw invalidField('link', '링크는 /로 시작하는 단지 안의 주소를 입력해 주세요.');
  return path;
}

async function sendToAccount(db: Db, userId: number, message: Sent, now: Date): Promise<number> {
  if (!(await hasAccount(db, userId))) throw invalidField('user_id', '받는 계정이 없어요. 계정 번호를 확인해 주세요.');
  await notify(db, messageToOne, [userId], message, now);
  return 1;
}

async function sendToKind(
  db: Db,
  definition: typeof messageToKind,
  kind: UserTypeCode,
  message: Sent,
  now: Date,
): Promise<number> {
  await notify(db, definition, { everybody: [kind] }, message, now);
  return countEverybody(db, definition, [kind]);
}

const toKindMessage = (isAdvertisement = false) => (isAdvertisement ? advertisementToKind : messageToKind);

/** Refreshes the notifications in the other tabs and devices of the account. */
const refreshOthers = ({
  db,
  user,
  request,
  now,
}: Pick<Call<typeof markNotificationsRead>, 'db' | 'user' | 'request' | 'now'>): Promise<void> =>
  publishChange(db, [user.id], { tags: ['notification'], cause: request.id }, now);

export function notificationRoutes(app: FastifyInstance): void {
  route(app, countNotifications, async ({ db, user }) => ({ count: await countUnread(db, user.id) }));

  route(app, listNotifications, ({ db, user, query }) => listOwnNotifications(db, user.id, query));

  route(app, markNotificationsRead, async (call) => {
    const { db, user, body } = call;
    const read = await markRead(db, user.id, body);
    if (read > 0) await refreshOthers(call);
    return { read };
  });

  route(app, deleteNotification, async (call) => {
    const { db, user, body, now } = call;
    if (!(await deleteOwnNotification(db, user.id, body.notification_id, now)))
      throw new ProblemError('not_found', { title: '이미 지워졌거나 없는 알림이에요.' });
    await refreshOthers(call);
    return { ok: true } as const;
  });

  route(app, deleteReadNotifications, async (call) => {
    const { db, user, body, now } = call;
    const deleted = await deleteRead(db, user.id, body.notification_type, now);
    if (deleted > 0) await refreshOthers(call);
    return { deleted };
  });

  route(app, restoreNotification, async (call) => {
    const { db, user, body } = call;
    if (!(await restoreOwnNotification(db, user.id, body.notification_id)))
      throw new ProblemError('not_found', { title: '되돌릴 수 없는 알림이에요.' });
    await refreshOthers(call);
    return { ok: true } as const;
  });

  route(app, countNotificationRecipients, async ({ db, query }) => {
    const count = (kind: UserTypeCode) => countEverybody(db, toKindMessage(query.is_advertisement), [kind]);
    return {
      general: await count(UserType.GENERAL),
      brand: await count(UserType.BRAND),
      staff: await count(UserType.STAFF),
    };
  });

  route(app, sendStaffNotification, async ({ db, body, now, change }) => {
    const link = toLink(body.link);
    if (body.user_id !== undefined && body.user_type !== undefined)
      throw invalidField('user_type', '계정 하나와 계정 종류 가운데 하나만 골라 주세요.');
    if (body.user_id !== undefined && body.is_advertisement === true)
      throw invalidField('is_advertisement', '광고성 정보는 계정 종류에만 보낼 수 있어요.');
    change.after = { ...body, link };
    const message = { title: body.title, content: body.content, link };
    if (body.user_id !== undefined) return { sent: await sendToAccount(db, body.user_id, message, now) };
    if (body.user_type === undefined) throw invalidField('user_id', '알림을 받을 계정이나 계정 종류를 골라 주세요.');
    return { sent: await sendToKind(db, toKindMessage(body.is_advertisement), body.user_type, message, now) };
  });
}
