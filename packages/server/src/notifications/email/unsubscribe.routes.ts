import { unsubscribe } from '@danji/contracts/notifications/delivery.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { turnEmailsOff } from '../deliveries/index.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** The address in the header of every e-mail: its program posts a form without our cookie, a person opens it. */
export async function registerUnsubscribeRoutes(app: FastifyInstance): Promise<void> {
  const { signingKey } = app.platform;
  app.get(unsubscribe.path, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const query = typeof token === 'string' ? `?${new URLSearchParams({ token })}` : '';
    return reply.redirect(webPaths.unsubscribe + query, 303);
  });
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    route(forms, unsubscribe, async ({ db, query, now }) => {
      const proof = readUnsubscribeToken(signingKey, query.token);
      if (!proof) throw invalidField('token', '수신 거부 주소가 올바르지 않아요.');
      await turnEmailsOff(db, proof.userId, proof.types, now);
      return { ok: true } as const;
    });
  });
}
