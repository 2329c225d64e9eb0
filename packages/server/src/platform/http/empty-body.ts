import type { FastifyInstance } from 'fastify';

/**
 * A request without a body is one, whatever content type it names: browsers and HTTP libraries name one out of habit.
 * Fastify would refuse it for the type, or for being no JSON.
 */
export function acceptEmptyBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    if (isEmpty) delete headers['content-type'];
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A proxy may send an empty body in chunks, of which nobody knows the length beforehand.
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}
