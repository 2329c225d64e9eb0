import { NotificationChannel } from '@danji/contracts/notifications/channel';
import {
  getNotificationSettings,
  sendTestNotification,
  updateNotificationSettings,
} from '@danji/contracts/notifications/delivery.endpoints';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { webPaths } from '@danji/contracts/web-paths';
import type { FastifyInstance } from 'fastify';
import { nanoid } from 'nanoid';
import { countAttempt } from '../../platform/attempts/attempt-limits.repository.ts';
import { route } from '../../platform/http/route.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { notificationSenders } from './notification-senders.ts';
import { readSettings, saveChoices, saveQuietHours, startEmails } from './settings.repository.ts';
import { TEST_FAILURES } from './test-failures.ts';

/** Test messages of an account in an hour. */
const TESTS = { max: 5, seconds: 60 * 60 };

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
    async ({ db, user, body, now, commit }) => {
      const senders = [...platform.contributions.of(notificationSenders).values()];
      const sender = senders.find(({ channel }) => channel === body.channel);
      if (!sender) throw invalidField('channel', '지금은 쓸 수 없는 방법이에요.');
      const texts = TEST_FAILURES[body.channel];
      const { address } = await db
        .selectFrom('user_account as account')
        .where('account.id', '=', user.id)
        .select(sender.address.as('address'))
        .executeTakeFirstOrThrow();
      if (address === null) throw invalidField('channel', texts.unreachable);
      await countAttempt(platform, db, [{ name: 'notification_test', parts: [String(user.id)], ...TESTS }], now);
      const result = await sender.send({
        id: `test-${nanoid()}@${new URL(platform.config.webOrigin).hostname}`,
        userId: user.id,
        address,
        isDigest: false,
        items: [
          {
            notificationId: null,
            type: NotificationType.ACCOUNT,
            title: `${NotificationChannel.label(body.channel)} 알림을 시험해요`,
            content: '이 메시지가 보이면 알림을 받을 수 있어요.',
            link: webPaths.notificationSettings,
          },
        ],
      });
      if (result.kind !== 'sent') throw new ProblemError('provider_unavailable', { title: texts[result.kind] });
      return commit(async () => ({ ok: true }));
    },
    { transaction: 'own' },
  );
}
