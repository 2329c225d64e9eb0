import { useEffect, useEffectEvent } from 'react';

type Layer = { close: () => void };

/** The layers that are open over the page, from the bottom to the top: dialogs, sheets, menus and popovers. */
const layers: Layer[] = [];
const listeners = new Set<() => void>();

/** Closes, while `open`, with the back button, before the page is left. `close` is what Escape does. */
export function useBackCloses(open: boolean, close: () => void): void {
  const closeLatest = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const layer = { close: () => closeLatest() };
    layers.push(layer);
    for (const listener of listeners) listener();
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [open]);
}

/** The layers that are open over the page, for the host of the page, whose back button closes them. */
export const openLayers = {
  /** Closes what is on top of the page; `false` when nothing is open. */
  closeTop: (): boolean => {
    const top = layers.at(-1);
    top?.close();
    return top !== undefined;
  },
  /** Calls the listener whenever something has opened; returns a function that removes it. */
  onOpened: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
