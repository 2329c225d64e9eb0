import { useEffect, useId, useLayoutEffect } from 'react';

/** Open overlays from the bottom to the top. Only the top one hears Escape and keeps Tab inside. */
const stack: string[] = [];
let restore: (() => void) | undefined;

const isTop = (id: string): boolean => stack.at(-1) === id;

/** Keeps the page behind from scrolling; the width of its scroll bar becomes padding, so nothing moves. */
function lockScroll(): () => void {
  const { documentElement: root, body } = document;
  const gap = window.innerWidth - root.clientWidth;
  const before = { root: root.style.overflow, body: body.style.overflow, padding: body.style.paddingRight };
  root.style.overflow = 'hidden';
  body.style.overflow = 'hidden';
  if (gap > 0) body.style.paddingRight = `calc(${before.padding || '0px'} + ${gap}px)`;
  return () => {
    root.style.overflow = before.root;
    body.style.overflow = before.body;
    body.style.paddingRight = before.padding;
  };
}

const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [contenteditable=true], [tabindex]:not([tabindex="-1"])';

function listTabbable(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(TABBABLE)].filter((element) => element.tabIndex >= 0 && !element.closest('[hidden], [inert]') && element.checkVisibility?.() !== false);
}

function keepTabInside(event: KeyboardEvent, container: HTMLElement): void {
  const all = listTabbable(container);
  const first = all[0];
  const last = all.at(-1);
  const active = document.activeElement;
  const isInside = active instanceof Node && container.contains(active) && active !== container;
  if (!first || !last) {
    event.preventDefault();
    container.focus();
  } else if (event.shiftKey && (!isInside || active === first)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (!isInside || active === last)) {
    event.preventDefault();
    first.focus();
  }
}

export interface OverlayOptions {
  open: boolean;
  container: { readonly current: HTMLElement | null };
  onEscape: () => void;
  /** Gets the focus on opening; by default `[data-autofocus]` inside, else the container itself. */
  initialFocus?: { readonly current: HTMLElement | null } | undefined;
}

/** While open: on top of the stack, page scroll locked, focus inside and afterwards back where it was, Escape heard once. */
export function useOverlay({ open, container, onEscape, initialFocus }: OverlayOptions): void {
  const id = useId();

  useLayoutEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    stack.push(id);
    restore ??= lockScroll();
    const target = initialFocus?.current ?? container.current?.querySelector<HTMLElement>('[data-autofocus]') ?? container.current;
    target?.focus({ preventScroll: true });
    return () => {
      stack.splice(stack.indexOf(id), 1);
      if (stack.length === 0) {
        restore?.();
        restore = undefined;
      }
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open, id, container, initialFocus]);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isTop(id) || event.isComposing) return;
      if (event.key === 'Escape' && !event.defaultPrevented) {
        event.preventDefault();
        onEscape();
      }
      if (event.key === 'Tab' && container.current) keepTabInside(event, container.current);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, id, container, onEscape]);
}
