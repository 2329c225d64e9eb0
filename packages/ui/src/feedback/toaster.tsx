import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '@chakra-ui/react/styled-system';
import { ABOVE_OVERLAYS, PAGE_LOCKED } from '../overlays/page-lock.ts';
import { useHydrated } from '../provider/use-hydrated.ts';
import { captureFocusPath, returnFocus, type FocusPath } from '../overlays/focus-path.ts';
import { ToastBubble } from './toast-bubble.tsx';
import { dismissToast, getToasts, subscribeToasts } from './toast-store.ts';

const Region = chakra('section', {
  base: {
    position: 'fixed',
    left: 0,
    right: 'var(--dj-scroll-bar, 0px)',
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 2,
    paddingInline: 4,
    pointerEvents: 'none',
    bottom: { base: 'calc(5rem + env(safe-area-inset-bottom))', lg: 8 },
    // A sheet has its fields and its main button where toasts are otherwise.
    [`[${PAGE_LOCKED}] &`]: {
      bottom: { base: 'auto', lg: 8 },
      top: { base: 'calc(0.75rem + env(safe-area-inset-top))', lg: 'auto' },
    },
  },
});
const Lane = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 2,
    width: 'full',
    containerType: 'inline-size',
  },
});

/**
 * F8 focuses the newest toast, Escape closes it. When the focused toast disappears, the focus returns to its previous
 * place.
 */
function useToastKeys(region: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const focusPath = useRef<FocusPath>([]);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      const newest = region.current?.querySelector<HTMLElement>(`[data-toast="${getToasts().at(-1)?.id}"] button`);
      if (event.key !== 'F8' || !newest) return;
      event.preventDefault();
      if (!region.current?.contains(document.activeElement)) focusPath.current = captureFocusPath();
      newest.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region]);
  // The region renders when a toast is added or removed.
  useEffect(() => {
    const hasLostFocus = document.activeElement === null || document.activeElement === document.body;
    if (focusPath.current.length === 0 || !hasLostFocus) return;
    returnFocus(focusPath.current);
    focusPath.current = [];
  });
  return (event) => {
    const bubble = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-toast]') : null;
    if (event.key !== 'Escape' || !bubble) return;
    event.stopPropagation();
    dismissToast(Number(bubble.dataset['toast']));
  };
}

/**
 * Renders the messages of `toast()`, above overlays and interactive over them. Use exactly one, near the root. A
 * message stays while the pointer or the focus is on it; F8 focuses the newest one, Escape closes it.
 */
export function Toaster() {
  const entries = useSyncExternalStore(subscribeToasts, getToasts, getToasts);
  const region = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const onKeyDown = useToastKeys(region);
  const urgent = entries.filter((entry) => entry.tone === 'danger');
  const calm = entries.filter((entry) => entry.tone !== 'danger');
  if (!isHydrated) return null;
  return createPortal(
    <Region
      ref={region}
      aria-label="알림 메시지"
      aria-keyshortcuts="F8"
      onKeyDown={onKeyDown}
      {...{ [ABOVE_OVERLAYS]: true }}
    >
      <Lane aria-live="assertive">
        {urgent.map((entry) => (
          <ToastBubble key={entry.id} entry={entry} />
        ))}
      </Lane>
      <Lane aria-live="polite">
        {calm.map((entry) => (
          <ToastBubble key={entry.id} entry={entry} />
        ))}
      </Lane>
    </Region>,
    document.body,
  );
}
