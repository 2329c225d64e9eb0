import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerError } from 'smtp-server';
import { CREDENTIALS } from '../credentials.ts';
import type { SandboxClock } from '../sandbox-clock.ts';
import type { MailInbox } from './mail-inbox.ts';

/** A running SMTP server; `url` is what the server takes as SMTP_URL. */
export type Smtp = { url: string; close(): Promise<void> };

type Options = { inbox: MailInbox; clock: SandboxClock; host: string; port: number };

const answer = (responseCode: number, message: string): SMTPServerError =>
  Object.assign(new Error(message), { responseCode });

const toSmtpServer = ({ inbox, clock }: Pick<Options, 'inbox' | 'clock'>): SMTPServer =>
  new SMTPServer({
    name: 'sandbox.danji.example',
    // There is no certificate for this machine; outside of it the server demands TLS.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 1000,
    onAuth: ({ username, password }, _session, done) =>
      username === CREDENTIALS.smtpUser && password === CREDENTIALS.smtpPassword
        ? done(null, { user: username })
        : done(answer(535, '5.7.8 Authentication credentials invalid')),
    onRcptTo: ({ address }, _session, done) => {
      const trouble = inbox.faultOf(address);
      if (trouble === 'refuse') return done(answer(550, '5.1.1 No such mailbox'));
      return done(trouble === 'defer' ? answer(451, '4.7.1 Try again later') : null);
    },
    onData: (stream, { envelope }, reply) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const store = async (): Promise<void> => {
        const { subject = '', text = '', html = '', headers } = await PostalMime.parse(await buffer(stream));
        const at = clock.now().toISOString();
        const shown = headers.map(({ key, value }) => ({ key, value }));
        for (const to of recipients) inbox.add({ to, subject, text, html, headers: shown, at });
        if (!recipients.some((address) => inbox.faultOf(address) === 'hang')) reply(null, 'OK queued');
      };
      store().catch(() => reply(answer(554, '5.6.0 The message cannot be read')));
    },
  });

/** Starts the SMTP server. Rejects when the port is taken. */
export async function startSmtp({ host, port, ...shared }: Options): Promise<Smtp> {
  const smtp = toSmtpServer(shared);
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(port, host, resolve);
  });
  // A client that goes away in the middle of a message is no error of the sandbox.
  smtp.on('error', () => undefined);
  const { port: boundPort } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://${CREDENTIALS.smtpUser}:${CREDENTIALS.smtpPassword}@127.0.0.1:${boundPort}`,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
