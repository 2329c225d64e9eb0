import { useEffect, useId, useLayoutEffect } from 'react';
import { keepTabInside, captureFocusPath, returnFocus, type FocusPath } from './focus-path.ts';
import { useBackCloses } from './open-layers.ts';
import { ABOVE_OVERLAYS, lockPage, makeOthersInert } from './page-lock.ts';

interface OpenOverlay {
  id: string;
  container: { readonly current: HTMLElement | null };
  /** Focus path before this overlay opened, followed by that of the overlay below, since both may close at once. */
  opener: FocusPath;
}

/** Open overlays from the bottom to the top. Only the top one handles Escape and traps Tab. */
const stack: OpenOverlay[] = [];
let unlock: (() => void) | undefined;

/**
 * Tells whether an element belongs to a toast above the overlays: toasts have their own key and handle Tab and Escape
 * themselves.
 */
const isAbove = (element: Element | null): boolean => Boolean(element?.closest(`[${ABOVE_OVERLAYS}]`));

const isTop = (id: string): boolean => stack.at(-1)?.id === id;

function enter(overlay: OpenOverlay): void {
  stack.push(overlay);
  unlock ??= lockPage();
  makeOthersInert(overlay.container.current);
}

/** The focus target of an overlay that is closing: an overlay that opens at the same moment takes it over. */
let returning: FocusPath | undefined;

function leave({ id, opener }: OpenOverlay): void {
  const wasTop = isTop(id);
  stack.splice(
    stack.findIndex((overlay) => overlay.id === id),
    1,
  );
  makeOthersInert(stack.at(-1)?.container.current ?? null);
  if (stack.length === 0) {
    unlock?.();
    unlock = undefined;
  }
  if (!wasTop) return;
  const below = stack.at(-1);
  returning = opener;
  // React is in the middle of its commit and would put the focus back to where it was before.
  queueMicrotask(() => {
    returning = undefined;
    if (stack.at(-1) === below) returnFocus(opener);
  });
}

export interface OverlayOptions {
  open: boolean;
  container: { readonly current: HTMLElement | null };
  onEscape: () => void;
  /** Gets the focus on opening; by default `[data-autofocus]` inside, else the container itself. */
  initialFocus?: { readonly current: HTMLElement | null } | undefined;
}

/**
 * While open: puts the overlay on top of the stack, locks the page scroll, makes the page behind inert, traps the focus
 * and restores it afterwards, and handles Escape.
 */
export function useOverlay({ open, container, onEscape, initialFocus }: OverlayOptions): void {
  const id = useId();
  useBackCloses(open, onEscape);

  useLayoutEffect(() => {
    if (!open) return undefined;
    const overlay: OpenOverlay = {
      id,
      container,
      opener: [...captureFocusPath(), ...(returning ?? stack.at(-1)?.opener ?? [])],
    };
    enter(overlay);
    const target =
      initialFocus?.current ?? container.current?.querySelector<HTMLElement>('[data-autofocus]') ?? container.current;
    target?.focus({ preventScroll: true });
    return () => leave(overlay);
  }, [open, id, container, initialFocus]);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isTop(id) || event.isComposing) return;
      if (event.key === 'Escape' && !event.defaultPrevented) {
        event.preventDefault();
        onEscape();
      }
      if (event.key === 'Tab' && container.current && !isAbove(document.activeElement))
        keepTabInside(event, container.current);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, id, container, onEscape]);
}
