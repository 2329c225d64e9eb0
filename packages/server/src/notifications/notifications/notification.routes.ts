import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import {
  countNotifications,
  deleteNotification,
  deleteReadNotifications,
  listNotifications,
  markNotificationsRead,
  restoreNotification,
  sendStaffNotification,
} from '@danji/contracts/notifications/notification.endpoints';
import { isAppPath } from '@danji/contracts/rules/app-path';
import { NotificationType } from '@danji/contracts/notifications/notification';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { route, type Call } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { countRecipients, sendBroadcast, writeBroadcast } from './broadcast.ts';
import {
  countUnread,
  deleteOwnNotification,
  deleteReadNotifications as deleteRead,
  hasAccount,
  listOwnNotifications,
  markRead,
  restoreOwnNotification,
} from './notification.repository.ts';
import { notify } from './notification.service.ts';

/** A broadcast to more accounts than this is written by a job, after the response. */
const MAX_SYNCHRONOUS = 1000;

type Message = BodyOf<typeof sendStaffNotification>;

/** Checks that a link is a path inside the app: a link to another site could make us a sender of phishing. */
function toLink(link: string | undefined): string | null {
  const path = link?.trim();
  if (!path) return null;
  if (!isAppPath(path)) throw invalidField('link', '링크는 /로 시작하는 단지 안의 주소를 입력해 주세요.');
  return path;
}

async function sendToAccount(
  db: Db,
  userId: number,
  { title, content }: Message,
  link: string | null,
  now: Date,
): Promise<number> {
  if (!(await hasAccount(db, userId))) throw invalidField('user_id', '받는 계정이 없어요. 계정 번호를 확인해 주세요.');
  await notify(db, userId, { type: NotificationType.NOTICE, title, content, link }, now);
  return 1;
}

async function sendToUserType(
  { jobs }: Platform,
  db: Db,
  userType: NonNullable<Message['user_type']>,
  { title, content }: Message,
  link: string | null,
  now: Date,
): Promise<number> {
  const broadcast = { id: randomUUID(), user_type: userType, title, content, link, created: now.toISOString() };
  const count = await countRecipients(db, userType);
  if (count > MAX_SYNCHRONOUS) await jobs.enqueue(db, sendBroadcast, broadcast, { key: broadcast.id });
  else await writeBroadcast(db, broadcast);
  return count;
}

/** Refreshes the notifications in the other tabs and devices of the account. */
const refreshOthers = ({
  db,
  user,
  request,
  now,
}: Pick<Call<typeof markNotificationsRead>, 'db' | 'user' | 'request' | 'now'>): Promise<void> =>
  publishChange(db, [user.id], { tags: ['notification'], cause: request.id }, now);

export function notificationRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, countNotifications, async ({ db, user }) => ({ count: await countUnread(db, user.id) }));

  route(app, listNotifications, ({ db, user, query }) => listOwnNotifications(db, user.id, query));

  route(app, markNotificationsRead, async (call) => {
    const { db, user, body } = call;
    if (await markRead(db, user.id, body.notification_ids)) await refreshOthers(call);
    return { ok: true } as const;
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

  route(app, sendStaffNotification, async ({ db, body, now, change }) => {
    const link = toLink(body.link);
    if (body.user_id !== undefined && body.user_type !== undefined)
      throw invalidField('user_type', '계정 하나와 계정 종류 가운데 하나만 골라 주세요.');
    change.after = { ...body, link };
    if (body.user_id !== undefined) return { sent: await sendToAccount(db, body.user_id, body, link, now) };
    if (body.user_type === undefined) throw invalidField('user_id', '알림을 받을 계정이나 계정 종류를 골라 주세요.');
    return { sent: await sendToUserType(platform, db, body.user_type, body, link, now) };
  });
}
