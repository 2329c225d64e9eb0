import { atom } from 'jotai';
import type { OverlayContent, OverlayOptions, ConfirmOptions } from './shell-services.ts';

export type Overlay = {
  id: number;
  kind: 'modal' | 'sheet';
  content: OverlayContent;
  options: OverlayOptions;
  open: boolean;
  path: string;
};
export type PendingConfirmation = {
  id: number;
  question: ConfirmOptions;
  answer: (yes: boolean) => void;
  open: boolean;
};

/** How long a closed overlay stays for its exit animation, ms. */
const LEAVE_MS = 300;

/** Creates a stack whose items are first closed and then, after their exit animation, removed. */
function closingStack<T extends { id: number; open: boolean }>() {
  const items = atom<readonly T[]>([]);
  return {
    items,
    add: atom(null, (_get, set, item: T) => set(items, (current) => [...current, item])),
    close: atom(null, (_get, set, id: number) => {
      set(items, (current) => current.map((item) => (item.id === id ? { ...item, open: false } : item)));
      setTimeout(() => set(items, (current) => current.filter((item) => item.id !== id)), LEAVE_MS);
    }),
  };
}

/** Modals and sheets over the page, the newest last. */
export const overlayStack = closingStack<Overlay>();

/** Confirmations that wait for an answer. */
export const confirmationStack = closingStack<PendingConfirmation>();

/** Removes all overlays at once, when the page under them was unmounted. */
export const dropOverlays = atom(null, (_get, set) => {
  set(overlayStack.items, []);
  set(confirmationStack.items, []);
});
