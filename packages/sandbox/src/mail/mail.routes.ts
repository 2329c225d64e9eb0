import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { toRecord, toTexts } from '../fields.ts';
import { MAIL_FAULTS } from './mail-inbox.ts';
import { sendMail, sendMailInbox } from './mail-page.ts';

/** Registers the inbox of e-mails, and `POST /sandbox/mail/trouble` with `{ address, trouble }`; without a fault it ends one. */
export function registerMail(app: FastifyInstance, { mail }: SandboxContext): void {
  app.get('/sandbox/mail', async (request, reply) => {
    const { to = '', refresh } = toTexts(request.query);
    return sendMailInbox(reply, { messages: mail.list(to), to, isRefreshing: refresh !== 'off' });
  });

  app.get('/sandbox/mail.json', async (request) => mail.list(toTexts(request.query)['to']));

  app.get('/sandbox/mail/:id', async (request, reply) => {
    const message = mail.find(Number(toTexts(request.params)['id']));
    return message ? sendMail(reply, message) : reply.code(404).send({ message: 'no such message' });
  });

  app.post('/sandbox/mail/trouble', async (request, reply) => {
    const { address, trouble: requested } = toRecord(request.body);
    const trouble = MAIL_FAULTS.find((each) => each === requested);
    if (typeof address !== 'string' || (requested !== undefined && trouble === undefined))
      return reply.code(400).send({ message: `address, trouble: ${MAIL_FAULTS.join(', ')}` });
    mail.injectFault(address, trouble);
    return { address, trouble: trouble ?? null };
  });
}
