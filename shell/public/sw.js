// The service worker of 단지: it serves the offline page and shows notifications that are pushed. Scripts are never
// cached here, because releases decide what runs. How to remove the worker: docs/operating.md.
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

/** Shown for a push without a readable payload: browsers demand that each one shows something. */
const UNKNOWN = { title: '새 알림이 있어요', text: '', path: '/notifications', tag: 'danji' };
/** A page that listens answers at once; an older one, or one that hangs, is loaded anew. */
const ANSWER_MS = 1000;

function readPush(data) {
  try {
    return { ...UNKNOWN, ...data.json() };
  } catch {
    return UNKNOWN;
  }
}

// A repetition has the same tag, and takes the place of the first one without a sound.
const showNotification = ({ title, text, path, tag }) =>
  self.registration.showNotification(title, {
    body: text,
    tag,
    lang: 'ko',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
  });

/** Asks a page to open a path in the app, where unsaved work is asked about; whether it answered. */
const askPage = (page, path) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      resolve(true);
    });
    port1.start();
    page.postMessage({ type: 'danji-open', path }, [port2]);
  });

/** Opens what a notification leads to, in a tab of the app when there is one. */
async function openNotification(notification) {
  notification.close();
  const address = new URL(notification.data?.path ?? UNKNOWN.path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const path = address.pathname + address.search + address.hash;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page =
    pages.find(({ focused }) => focused) ?? pages.find((each) => each.visibilityState === 'visible') ?? pages[0];
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  // A browser may refuse the focus; the path is opened all the same.
  await page.focus().catch(() => undefined);
  if (!(await askPage(page, path))) await page.navigate(path);
}

/** Tells the server of a subscription that the browser has renewed by itself. */
async function renewSubscription({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const renewed = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = renewed.toJSON();
  const old = oldSubscription.toJSON();
  await fetch('/api/notifications/push_subscription/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      old_endpoint: old.endpoint,
      old_auth: old.keys.auth,
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
    }),
  });
}

self.addEventListener('push', (event) => event.waitUntil(showNotification(readPush(event.data))));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));
