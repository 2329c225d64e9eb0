import type { FastifyInstance } from 'fastify';

/**
 * Accepts a request without a body whatever content type it names, because browsers and HTTP libraries name one out of
 * habit. Fastify would refuse it for the type, or for not being JSON.
 */
export function registerEmptyBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    if (isEmpty) delete headers['content-type'];
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A proxy may send an empty body in chunks, so its length is unknown beforehand.
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}
