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
import { notificationSenders, type SendResult } from './notification-senders.ts';
import { readSettings, saveChoices, startEmails } from './settings.repository.ts';

/** Test messages of an account in an hour. */
const TESTS = { max: 5, seconds: 60 * 60 };

const FAILURES: Record<Exclude<SendResult['kind'], 'sent'>, string> = {
  later: '지금은 메일을 보내지 못했어요. 잠시 뒤 다시 시도해 주세요.',
  refused: '이메일 주소로 메일이 가지 않아요. 내 정보에서 주소를 확인해 주세요.',
  failed: '메일 서버가 시험 메일을 받지 않았어요. 고객센터로 문의해 주세요.',
  unknown: '메일이 갔는지 확인하지 못했어요. 받은 메일함을 확인해 주세요.',
};

/** A person’s own settings of the channels by which notifications come. */
export function registerDeliveryRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, getNotificationSettings, ({ db, user }) => readSettings(platform, db, user.id));

  route(app, updateNotificationSettings, async ({ db, user, body, now, change }) => {
    change.before = await readSettings(platform, db, user.id);
    await saveChoices(db, user.id, body.choices ?? [], now);
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
      const { email } = await db
        .selectFrom('user_account')
        .where('id', '=', user.id)
        .select('email')
        .executeTakeFirstOrThrow();
      if (email === null) throw invalidField('channel', '내 정보에 이메일 주소를 먼저 등록해 주세요.');
      await countAttempt(platform, db, [{ name: 'notification_test', parts: [String(user.id)], ...TESTS }], now);
      const result = await sender.send({
        id: `test-${nanoid()}@${new URL(platform.config.webOrigin).hostname}`,
        userId: user.id,
        address: email,
        isDigest: false,
        items: [
          {
            type: NotificationType.ACCOUNT,
            title: `${NotificationChannel.label(body.channel)} 알림을 시험해요`,
            content: '이 메시지가 보이면 알림을 받을 수 있어요.',
            link: webPaths.notificationSettings,
          },
        ],
      });
      if (result.kind !== 'sent') throw new ProblemError('provider_unavailable', { title: FAILURES[result.kind] });
      return commit(async () => ({ ok: true }));
    },
    { transaction: 'own' },
  );
}
