import type { FastifyInstance } from 'fastify';
import { offlinePage, offlinePolicy } from './offline-page.ts';
import { POSTCODE_PATH, postcodePolicy, renderPostcodePage } from './postcode-page.ts';

const HTML = 'text/html; charset=utf-8';

/** Ends the service worker of a browser that has one, and what it keeps. */
const LEAVING_WORKER = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('danji-'))await caches.delete(name);
await self.registration.unregister();
})()));
`;

/** Pages that are not the app: the one shown without a line, and the one that holds the postcode widget. */
export function specialPageRoutes(app: FastifyInstance): void {
  const { config } = app.platform;
  const uncounted = { config: { rateLimit: false } };

  app.get('/offline.html', uncounted, async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': offlinePolicy, 'cache-control': 'no-cache' })
      .type(HTML)
      .send(offlinePage),
  );

  app.get(POSTCODE_PATH, uncounted, async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': postcodePolicy(config.postcode), 'cache-control': 'no-cache' })
      .type(HTML)
      .send(renderPostcodePage(config.postcode)),
  );

  // A worker is asked for by name as long as a browser has it: this answer takes it back (docs/operating.md).
  if (!config.offlinePage)
    app.get('/sw.js', uncounted, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(LEAVING_WORKER),
    );
}
