import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { toTexts } from '../fields.ts';
import { sendSearchPage } from './search-page.ts';

/** Registers Daum's postcode search: the script that a page loads and the search that it opens. */
export function registerPostcode(app: FastifyInstance): void {
  for (const file of ['postcode.v2.js', 'search-page.js']) {
    const script = readFileSync(new URL(file, import.meta.url), 'utf8');
    app.get(`/postcode/${file}`, async (_request, reply) =>
      reply
        .headers({
          'content-type': 'text/javascript; charset=utf-8',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'no-cache',
        })
        .send(script),
    );
  }

  app.get('/postcode/search', async (request, reply) => {
    const { q = '', origin = '' } = toTexts(request.query);
    return sendSearchPage(reply, q, origin);
  });
}
