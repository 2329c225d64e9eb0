import { createTransport, type NodemailerError } from 'nodemailer';
import type { Contributions } from '../../platform/features/contributions.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';
import type { SmtpConfig } from '../../platform/read-smtp.ts';
import type { SendResult } from '../deliveries/index.ts';

/** Connections to the mail server at one time. */
export const CONNECTIONS = 5;

type OutgoingMail = {
  /** The same when it is sent again; it ends with the domain of the server. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};

/** The mail server; `send` does not reject. */
export type Mailer = { send(mail: OutgoingMail): Promise<SendResult> };

/** The mail server of this installation, for e-mails that are no notification of an account. */
export const mailers = defineContributionPoint<Mailer>('mailers');

/** The mail server, or `undefined` where SMTP_URL is not set. */
export const findMailer = (contributions: Contributions): Mailer | undefined =>
  contributions.of(mailers).values().next().value;

export type MailerOptions = SmtpConfig & {
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

/** A mail server by SMTP, on a pool of connections that `close` ends. */
export function createMailer({ url, from, requiresTls, timeout = 30_000 }: MailerOptions): Mailer & { close(): void } {
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
    close: () => transport.close(),
    async send({ id, to, subject, html, text, headers }) {
      try {
        const info = await transport.sendMail({
          from: { name: '단지', address: from },
          to: { name: '', address: to },
          messageId: `<${id}>`,
          subject,
          html,
          text,
          headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
        });
        return { kind: 'sent', providerId: info.response.slice(0, 200) };
      } catch (error) {
        return toResult(error);
      }
    },
  };
}
