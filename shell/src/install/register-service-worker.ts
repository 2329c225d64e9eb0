const whenLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else globalThis.addEventListener('load', () => resolve(), { once: true });
  });

/** Registers, after the page has loaded, the service worker that serves the offline page, or updates it. */
export async function registerServiceWorker(worker: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await whenLoaded();
  try {
    await navigator.serviceWorker.register(worker, { scope: '/', updateViaCache: 'none' });
  } catch (error) {
    // Private windows and full disks refuse it; nothing else depends on it.
    globalThis.reportError(error);
  }
}
