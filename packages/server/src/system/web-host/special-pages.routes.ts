import type { FastifyInstance } from 'fastify';
import { addSeconds } from '../../platform/clock.ts';
import { offlinePage, offlinePolicy } from './offline-page.ts';
import { POSTCODE_PATH, postcodePolicy, renderPostcodePage } from './postcode-page.ts';

const HTML = 'text/html; charset=utf-8';

/** Unregisters the service worker of a browser that has one, and deletes its caches. */
const UNREGISTERING_WORKER = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('danji-'))await caches.delete(name);
await self.registration.unregister();
})()));
`;

/** `Expires` of security.txt, in seconds from the request. RFC 9116 recommends less than a year. */
const SECURITY_TXT_SECONDS = 180 * 86_400;

type SecurityTxt = { email: string; origin: string; now: Date };

/** Returns security.txt (RFC 9116): whom to tell about a vulnerability. */
const renderSecurityTxt = ({ email, origin, now }: SecurityTxt): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${addSeconds(now, SECURITY_TXT_SECONDS).toISOString()}`,
    'Preferred-Languages: ko, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Registers pages outside the app: the offline page, and the one that holds the postcode widget. */
export function specialPageRoutes(app: FastifyInstance): void {
  const { config, clock } = app.platform;
  const uncounted = { config: { rateLimit: false } };

  app.get('/offline.html', uncounted, async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': offlinePolicy, 'cache-control': 'no-cache' })
      .type(HTML)
      .send(offlinePage),
  );

  app.get(POSTCODE_PATH, uncounted, async (request, reply) => {
    const { pageOrigin } = config.postcode;
    if (request.host !== new URL(pageOrigin).host) return reply.redirect(pageOrigin + request.url, 302);
    return reply
      .headers({ 'content-security-policy': postcodePolicy(config), 'cache-control': 'no-cache' })
      .type(HTML)
      .send(renderPostcodePage(config));
  });

  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(renderSecurityTxt({ email: config.companySecurityEmail, origin: config.webOrigin, now: clock.now() })),
  );

  // A browser requests its worker by name as long as it has one: this response unregisters it (docs/operating.md).
  if (!config.offlinePage)
    app.get('/sw.js', uncounted, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(UNREGISTERING_WORKER),
    );
}
