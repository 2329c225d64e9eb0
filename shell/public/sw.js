// The service worker of 단지: it serves the offline page, and nothing else. Scripts are never cached here, because
// releases decide what runs. How to remove the worker: docs/operating.md.
const CACHE = 'danji-offline-1';
const OFFLINE_PAGE = '/offline.html';
/** Paths that can be opened in the browser (downloads) but are not screens. */
const NO_SCREENS = /^\/(api|auth|assets|remotes|health|metrics)(\/|$)/;

async function cacheOfflinePage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith('danji-') && name !== CACHE) await caches.delete(name);
  // The browser requests the page while the worker starts, so the worker does not delay a visit.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(cacheOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET' || NO_SCREENS.test(new URL(request.url).pathname)) return;
  event.respondWith(openPage(event));
});
