import type { EnvironmentReader } from './environment-reader.ts';

/** The mail server for notifications; `undefined` when there are no e-mails. */
export type SmtpConfig = {
  /** With its credentials; it is never logged. */
  url: string;
  /** The address that e-mails come from. */
  from: string;
  /** Whether a connection without TLS is refused. */
  requiresTls: boolean;
};

/** Reads the mail server. Without SMTP_URL nothing is sent; with it MAIL_FROM is needed. Its value is not part of an error. */
export function readSmtp(read: EnvironmentReader, production: boolean): SmtpConfig | undefined {
  const url = read.text('SMTP_URL', '');
  const from = read.email('MAIL_FROM', url && production ? undefined : 'no-reply@danji.example');
  if (!url) return undefined;
  const isAddress = URL.canParse(url) && ['smtp:', 'smtps:'].includes(new URL(url).protocol);
  read.check(isAddress, 'SMTP_URL must be an address such as smtps://user:password@mail.example');
  return { url, from, requiresTls: production };
}
