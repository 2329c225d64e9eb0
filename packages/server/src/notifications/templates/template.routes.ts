import { NOTIFICATIONS } from '@danji/contracts/notifications/catalogue';
import type { NotificationDefinition } from '@danji/contracts/notifications/define-notification';
import {
  getNotificationTemplate,
  listNotificationTemplates,
  sendTestTemplate,
} from '@danji/contracts/notifications/template-staff.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { notificationSenders, sendTestMessage } from '../deliveries/index.ts';
import { toMail } from '../email/index.ts';
import { toTemplate } from './template.presenter.ts';

function findDefinition(name: string): NotificationDefinition {
  const definition = NOTIFICATIONS.find(({ id }) => id === name);
  if (!definition) throw new ProblemError('not_found', { title: '알림 문구를 찾을 수 없어요.' });
  return definition;
}

/** The texts of all kinds of notifications, their e-mails, and tests of them. */
export function registerTemplateRoutes(app: FastifyInstance): void {
  const { platform } = app;
  const { webOrigin, company } = platform.config;

  route(app, listNotificationTemplates, () => Promise.resolve(NOTIFICATIONS.map(toTemplate)));

  route(app, getNotificationTemplate, ({ params: { name } }) => {
    const template = toTemplate(findDefinition(name));
    const { notification_type: type, title, content, link } = template;
    const mail = toMail({
      items: [{ notificationId: null, type, title, content, link }],
      isDigest: false,
      webOrigin,
      company,
    });
    const usable = [...platform.contributions.of(notificationSenders).values()].map(({ channel }) => channel);
    return Promise.resolve({ ...template, ...mail, usable });
  });

  route(
    app,
    sendTestTemplate,
    async ({ db, user, body, now, commit }) => {
      const { notification_type: type, title, content, link } = toTemplate(findDefinition(body.name));
      await sendTestMessage(platform, db, {
        userId: user.id,
        channel: body.channel,
        item: { notificationId: null, type, title, content, link },
        now,
      });
      return commit(async () => ({ ok: true }));
    },
    { transaction: 'own' },
  );
}
