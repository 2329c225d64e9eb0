import { defineFeature } from '../../platform/features/define-feature.ts';
import { notificationSenders } from '../deliveries/index.ts';
import { createEmailSender } from './email-sender.ts';
import { mailers } from './mailer.ts';
import { registerUnsubscribeRoutes } from './unsubscribe.routes.ts';

/** Notifications by e-mail, where SMTP_URL is set (ADR 0176). */
export const email = defineFeature({
  name: 'email',
  open: (app) => {
    const { config, contributions, signingKey, log } = app.platform;
    if (!config.smtp) {
      log.info('no notification is sent by e-mail: SMTP_URL is not set');
      return;
    }
    const { webOrigin, company } = config;
    const sender = createEmailSender({ ...config.smtp, webOrigin, company, signingKey });
    contributions.add(notificationSenders, 'email', sender);
    contributions.add(mailers, 'smtp', sender.mailer);
    app.addHook('onClose', async () => sender.close());
  },
  routes: [registerUnsubscribeRoutes],
});
