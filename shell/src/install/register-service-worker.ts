import { isAppPath } from '@danji/contracts/rules/app-path';

const whenLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else globalThis.addEventListener('load', () => resolve(), { once: true });
  });

/** Opens the path of a notification that was clicked, and answers the worker that it will. */
function openWhenClicked(open: (path: string) => void): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown };
    if (type !== 'danji-open' || typeof path !== 'string' || !isAppPath(path)) return;
    ports[0]?.postMessage('opened');
    open(path);
  });
}

/**
 * Registers, after the page has loaded, the service worker that serves the offline page and shows notifications, or
 * updates it. `open` shows a path of the app.
 */
export async function registerServiceWorker(worker: string, open: (path: string) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  openWhenClicked(open);
  await whenLoaded();
  try {
    await navigator.serviceWorker.register(worker, { scope: '/', updateViaCache: 'none' });
  } catch (error) {
    // Private windows and full disks refuse it; nothing else depends on it.
    globalThis.reportError(error);
  }
}
