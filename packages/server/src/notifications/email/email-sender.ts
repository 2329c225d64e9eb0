import type { KeyObject } from 'node:crypto';
import type { Company } from '@danji/contracts/company';
import { NotificationChannel } from '@danji/contracts/notifications/channel';
import { unsubscribe } from '@danji/contracts/notifications/delivery.endpoints';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { SmtpConfig } from '../../platform/read-smtp.ts';
import type { NotificationSender, SendResult } from '../deliveries/index.ts';
import { emailAddress } from './email-address.ts';
import { toMail } from './mail-template.ts';
import { toUnsubscribeToken } from './unsubscribe-token.ts';

const CONNECTIONS = 5;

type Options = SmtpConfig & {
  webOrigin: string;
  company: Company;
  /** Signs the addresses by which e-mails are turned off. */
  signingKey: KeyObject;
  /** Milliseconds until a connection is there, and without a sign of the server on one. */
  timeout?: number;
};

/** Errors before a message is on its way: the server, its TLS or our credentials are not there. */
const BEFORE_SENDING = new Set(['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EPROXY', 'ECONFIG']);

/**
 * Tells by an error of SMTP what has become of a message. Only an answer to RCPT TO with 5xx is about the address; one
 * without any answer may have come after the message was taken.
 */
function toResult(error: unknown): Exclude<SendResult, { kind: 'sent' }> {
  const { code = 'unknown', responseCode, command = '', syscall } = error as NodemailerError & { syscall?: string };
  if (responseCode !== undefined) {
    const told = `smtp_${responseCode}`;
    if (responseCode < 500 || !['RCPT TO', 'DATA'].includes(command)) return { kind: 'later', code: told };
    return { kind: command === 'RCPT TO' ? 'refused' : 'failed', code: told };
  }
  const isBefore =
    BEFORE_SENDING.has(code) ||
    syscall === 'connect' ||
    /^(Connection timeout|Greeting)/.test(String((error as Error).message));
  return { kind: isBefore ? 'later' : 'unknown', code: code.toLowerCase() };
}

/** E-mail over SMTP, on a pool of connections that `close` ends. */
export function createEmailSender(options: Options): NotificationSender & { close(): void } {
  const { url, from, requiresTls, webOrigin, company, signingKey, timeout = 30_000 } = options;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    requireTLS: requiresTls,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Everything that a message has is in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    channel: NotificationChannel.EMAIL,
    ...emailAddress,
    atOnce: CONNECTIONS,
    close: () => transport.close(),
    async send({ id, userId, address, isDigest, items }) {
      const token = toUnsubscribeToken(
        signingKey,
        userId,
        items.map(({ type }) => type),
      );
      try {
        const info = await transport.sendMail({
          from: { name: '단지', address: from },
          to: { name: '', address },
          messageId: `<${id}>`,
          ...toMail({ items, isDigest, webOrigin, company }),
          headers: {
            'List-Unsubscribe': `<${webOrigin}${unsubscribe.path}?${new URLSearchParams({ token })}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated',
          },
        });
        return { kind: 'sent', providerId: info.response.slice(0, 200) };
      } catch (error) {
        return toResult(error);
      }
    },
  };
}
