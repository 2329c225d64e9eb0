import { NotificationChannel } from '@danji/contracts/notifications/channel';
import {
  getNotificationSettings,
  sendTestNotification,
  updateNotificationSettings,
} from '@danji/contracts/notifications/delivery.endpoints';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { webPaths } from '@danji/contracts/web-paths';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { sendTestMessage } from './send-test-message.ts';
import { readSettings, saveChoices, saveQuietHours, startEmails } from './settings.repository.ts';

/** A person’s own settings of the channels by which notifications come. */
export function registerDeliveryRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, getNotificationSettings, ({ db, user }) => readSettings(platform, db, user.id));

  route(app, updateNotificationSettings, async ({ db, user, body, now, change }) => {
    change.before = await readSettings(platform, db, user.id);
    await saveChoices(db, user.id, body.choices ?? [], now);
    if (body.quiet_hours?.start !== undefined && body.quiet_hours.start === body.quiet_hours.end)
      throw invalidField('quiet_hours', '시작 시각과 종료 시각을 다르게 정해 주세요.');
    if (body.quiet_hours !== undefined) await saveQuietHours(db, user.id, body.quiet_hours);
    if (body.starts_email) await startEmails(db, user.id);
    const after = await readSettings(platform, db, user.id);
    change.after = after;
    return after;
  });

  route(
    app,
    sendTestNotification,
    async ({ db, user, body: { channel }, now, commit }) => {
      const item = {
        notificationId: null,
        type: NotificationType.ACCOUNT,
        title: `${NotificationChannel.label(channel)} 알림을 시험해요`,
        content: '이 메시지가 보이면 알림을 받을 수 있어요.',
        link: webPaths.notificationSettings,
      };
      await sendTestMessage(platform, db, { userId: user.id, channel, item, now });
      return commit(async () => ({ ok: true }));
    },
    { transaction: 'own' },
  );
}
