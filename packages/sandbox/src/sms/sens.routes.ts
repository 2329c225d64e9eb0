import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { CREDENTIALS } from '../credentials.ts';
import { toTexts } from '../fields.ts';
import { readSensBody } from './sens-body.ts';
import { isSigned } from './signature.ts';

/** NAVER SENS, mounted on `/sms`; the signed path is the provider's own, without the mount. */
export function registerSens(app: FastifyInstance, { clock, faults, inbox }: SandboxContext): void {
  const onRequest = faults.hook('sms', 500, { status: 500, error: 'Internal Server Error' });

  app.post('/sms/sms/v2/services/:serviceId/messages', { onRequest }, async (request, reply) => {
    const serviceId = toTexts(request.params)['serviceId'] ?? '';
    if (!isSigned(request, `/sms/v2/services/${serviceId}/messages`, clock)) {
      return reply.code(401).send({
        error: { errorCode: '200', message: 'Authentication Failed', details: 'Invalid authentication information.' },
      });
    }
    if (serviceId !== CREDENTIALS.smsServiceId)
      return reply.code(404).send({ status: 404, errors: ['service not found'] });
    const messages = readSensBody(request.body);
    if (typeof messages === 'string') return reply.code(400).send({ status: 400, errors: [messages] });
    const at = clock.now().toISOString();
    for (const message of messages) inbox.add({ ...message, at });
    return reply.code(202).send({
      requestId: randomUUID().replaceAll('-', ''),
      requestTime: at.slice(0, -1),
      statusCode: '202',
      statusName: 'success',
    });
  });
}
