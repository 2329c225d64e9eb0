/** Notifications of this browser: it cannot, it could as an app on the home screen, it must not, it does not or does. */
export type PushState = 'unsupported' | 'home_screen' | 'denied' | 'off' | 'on';

/** A subscription as the server stores it. */
type NewSubscription = { endpoint: string; p256dh: string; auth: string };

/** A worker that is not there by then was refused by the browser. */
const WORKER_MS = 5000;

const isApple = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

const toBytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const toBase64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The registration of the worker that the page has; `undefined` where there is none. */
async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!document.querySelector('meta[name=danji-worker]')) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WORKER_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** Reads whether this browser gets notifications; nothing is asked. */
export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return isApple(navigator) ? 'home_screen' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const worker = await findWorker();
  if (!worker) return 'unsupported';
  const subscription = await worker.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

/**
 * Asks for the permission and subscribes; only after the user has pressed a button. `denied` when the user or the browser
 * refuses it. Throws when the push service of the browser does not answer.
 */
export async function subscribeBrowser(publicKey: string): Promise<NewSubscription | 'denied'> {
  const permission = await Notification.requestPermission();
  const worker = permission === 'granted' ? await findWorker() : undefined;
  if (!worker) return 'denied';
  let subscription = await worker.pushManager.getSubscription();
  const key = subscription?.options.applicationServerKey;
  if (subscription && (!key || toBase64url(key) !== publicKey)) {
    // It was made for a key that the server no longer has.
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: toBytes(publicKey),
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** Ends the subscription of this browser. */
export async function unsubscribeBrowser(): Promise<void> {
  const worker = await findWorker();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
