import {
  addPushDevice,
  listPushDevices,
  removePushDevice,
  replacePushSubscription,
} from '@danji/contracts/notifications/push.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import type { PushConfig } from '../../platform/read-push.ts';
import { isCurvePoint, isPushService } from './push-services.ts';
import { listDevices, removeDevice, replaceSubscription, saveSubscription } from './subscription.repository.ts';

/** Refuses a subscription to which nothing can be sent. */
function checkSubscription(push: PushConfig | undefined, { endpoint, p256dh }: { endpoint: string; p256dh: string }) {
  if (!push) throw invalidField('endpoint', '지금은 이 방법으로 알림을 보낼 수 없어요.');
  if (!isPushService(push, endpoint)) throw invalidField('endpoint', '이 브라우저로는 알림을 보낼 수 없어요.');
  if (!isCurvePoint(p256dh)) throw invalidField('p256dh', '암호화 키가 올바르지 않아요.');
}

/** The devices of an account to which notifications are pushed. */
export function registerPushRoutes(app: FastifyInstance): void {
  const { config } = app.platform;

  route(app, listPushDevices, async ({ db, user }) => ({
    public_key: config.push?.publicKey ?? null,
    devices: await listDevices(db, user.id, user.session),
  }));

  route(app, addPushDevice, async ({ db, user, body, request, now }) => {
    checkSubscription(config.push, body);
    const userAgent = request.headers['user-agent'] ?? '';
    await saveSubscription(db, { userId: user.id, session: user.session, userAgent }, body, now);
    return { ok: true } as const;
  });

  route(app, removePushDevice, async ({ db, user, body }) => {
    if (!(await removeDevice(db, user.id, body.push_device_id))) throw new ProblemError('not_found');
    return { ok: true } as const;
  });

  route(
    app,
    replacePushSubscription,
    async ({ db, body }) => {
      checkSubscription(config.push, body);
      if (!(await replaceSubscription(db, body)))
        throw invalidField('old_endpoint', '이전 알림 주소를 찾을 수 없어요.');
      return { ok: true } as const;
    },
    { rateLimit: { max: 30, timeWindow: '1 hour' } },
  );
}
