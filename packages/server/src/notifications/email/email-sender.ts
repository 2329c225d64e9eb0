import type { KeyObject } from 'node:crypto';
import type { Company } from '@danji/contracts/company';
import { NotificationChannel } from '@danji/contracts/notifications/channel';
import { unsubscribe } from '@danji/contracts/notifications/delivery.endpoints';
import type { NotificationSender } from '../deliveries/index.ts';
import { emailAddress } from './email-address.ts';
import { toMail } from './mail-template.ts';
import { CONNECTIONS, createMailer, type Mailer, type MailerOptions } from './mailer.ts';
import { toUnsubscribeToken } from './unsubscribe-token.ts';

type Options = MailerOptions & {
  webOrigin: string;
  company: Company;
  /** Signs the addresses by which e-mails are turned off. */
  signingKey: KeyObject;
};

/** Notifications by e-mail, and the mail server that they go to; `close` ends its connections. */
export function createEmailSender(options: Options): NotificationSender & { mailer: Mailer; close(): void } {
  const { webOrigin, company, signingKey } = options;
  const mailer = createMailer(options);
  return {
    channel: NotificationChannel.EMAIL,
    ...emailAddress,
    atOnce: CONNECTIONS,
    mailer,
    close: () => mailer.close(),
    send({ id, userId, address, isDigest, items }) {
      const token = toUnsubscribeToken(
        signingKey,
        userId,
        items.map(({ type }) => type),
      );
      return mailer.send({
        id,
        to: address,
        ...toMail({ items, isDigest, webOrigin, company }),
        headers: {
          'List-Unsubscribe': `<${webOrigin}${unsubscribe.path}?${new URLSearchParams({ token })}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    },
  };
}
