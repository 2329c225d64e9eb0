import { useEffect, useEffectEvent } from 'react';

type Layer = { close: () => void };

/** What is open over the page, from the bottom to the top: dialogs, sheets, menus and popovers. */
const layers: Layer[] = [];

/** What browsers from Chromium have beside the types of the DOM. */
type Browser = {
  CloseWatcher?: new () => EventTarget & { destroy: () => void };
  navigator: { readonly userAgentData?: { platform: string } };
};

let watcher: InstanceType<NonNullable<Browser['CloseWatcher']>> | undefined;

/**
 * Takes Android's back button and gesture while something is open, also on the first entry of a tab, where no step back
 * can be reverted. There is one watcher at a time, however much is open: those made without a press of the user count as
 * one and would close together. On other systems it stands for Escape, which layers handle themselves.
 */
function watchBack(): void {
  const { CloseWatcher, navigator } = globalThis as Browser;
  if (layers.length === 0) {
    watcher?.destroy();
    watcher = undefined;
  } else if (!watcher && CloseWatcher && navigator.userAgentData?.platform === 'Android') {
    watcher = new CloseWatcher();
    watcher.addEventListener('close', () => {
      watcher = undefined;
      closeTopLayer();
      // What is below, or did not close (its call runs, or it asks first), is watched again.
      watchBack();
    });
  }
}

/** Closes, while `open`, with the back button, before the page is left. `close` is what Escape does. */
export function useBackCloses(open: boolean, close: () => void): void {
  const closeLatest = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const layer = { close: () => closeLatest() };
    layers.push(layer);
    watchBack();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      watchBack();
    };
  }, [open]);
}

/** Closes what is on top of the page; `false` when nothing is open. For the host of the page, whose back button it is. */
export function closeTopLayer(): boolean {
  const top = layers.at(-1);
  top?.close();
  return top !== undefined;
}
