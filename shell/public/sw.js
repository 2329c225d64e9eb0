// The service worker of 단지: the page to show when there is no line, and nothing else. Scripts are never kept here,
// releases decide what runs. How to take it back: docs/operating.md.
const CACHE = 'danji-offline-1';
const OFFLINE_PAGE = '/offline.html';
/** Opened by a person too (downloads), but no screens. */
const NO_SCREENS = /^\/(api|auth|assets|remotes|health|metrics)(\/|$)/;

async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
  await self.skipWaiting();
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith('danji-') && name !== CACHE) await caches.delete(name);
  // The page is asked for while the worker starts: a visit is not slower with it.
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

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET' || NO_SCREENS.test(new URL(request.url).pathname)) return;
  event.respondWith(openPage(event));
});
