import { useEffect, useEffectEvent } from 'react';

type Layer = { close: () => void };

/** What is open over the page, from the bottom to the top: dialogs, sheets, menus and popovers. */
const layers: Layer[] = [];

/** Closes, while `open`, with the back button, before the page is left. `close` is what Escape does. */
export function useBackCloses(open: boolean, close: () => void): void {
  const closeLatest = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const layer = { close: () => closeLatest() };
    layers.push(layer);
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [open]);
}

/** Closes what is on top of the page; `false` when nothing is open. For the host of the page, whose back button it is. */
export function closeTopLayer(): boolean {
  const top = layers.at(-1);
  top?.close();
  return top !== undefined;
}
