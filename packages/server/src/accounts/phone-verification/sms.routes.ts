import { checkAuthCode, requestAuthCode } from '@danji/contracts/accounts/sms.endpoints';
import type { FastifyInstance } from 'fastify';
import { getClientNetwork } from '../../platform/http/client-network.ts';
import { route } from '../../platform/http/route.ts';
import type { SmsGateway } from './sms-gateway.ts';
import { toMobile } from './mobile-number.ts';
import { findRequester, openRequester, setVerificationCookie } from './verification-cookie.ts';
import { checkCode, sendCode } from './verification.service.ts';

/**
 * Routes of the phone verification. The specification's response is a boolean: `false` means a wrong or void code. A
 * code that could not be sent is a problem instead, because the user has to know what to do about it.
 */
export function registerSmsRoutes(app: FastifyInstance, sms: SmsGateway): void {
  const { platform } = app;

  route(
    app,
    requestAuthCode,
    async ({ db, query, request, reply, now }) => {
      reply.header('cache-control', 'no-store');
      const tel = toMobile(query.tel);
      const asked = { tel, purpose: query.purpose ?? 'signup', network: getClientNetwork(request) };
      await sendCode(platform, sms, db, { ...asked, requester: openRequester(request, reply) }, now);
      return true;
    },
    { rateLimit: { max: 20, timeWindow: '10 minutes' } },
  );

  route(
    app,
    checkAuthCode,
    async ({ db, body, request, reply, now }) => {
      const { tel, code, purpose = 'signup' } = body;
      const asked = { tel: toMobile(tel), purpose, requester: findRequester(request) };
      const token = await checkCode(platform, db, asked, code, now);
      reply.header('cache-control', 'no-store');
      if (token !== undefined) {
        reply.header('x-verification-token', token);
        setVerificationCookie(reply, purpose, token);
      }
      return token !== undefined;
    },
    { transaction: 'own', rateLimit: { max: 60, timeWindow: '10 minutes' } },
  );
}
