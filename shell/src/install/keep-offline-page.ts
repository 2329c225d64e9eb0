const whenLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else globalThis.addEventListener('load', () => resolve(), { once: true });
  });

/** After the page has loaded: gives the browser the worker that shows the offline page, or its newer form. */
export async function keepOfflinePage(worker: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await whenLoaded();
  try {
    await navigator.serviceWorker.register(worker, { scope: '/', updateViaCache: 'none' });
  } catch (error) {
    // Private windows and full disks refuse; nothing else depends on it.
    globalThis.reportError(error);
  }
}
