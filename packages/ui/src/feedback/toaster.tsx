import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-set.ts';
import { ABOVE_OVERLAYS, PAGE_LOCKED } from '../overlays/page-lock.ts';
import { useHydrated } from '../provider/use-hydrated.ts';
import { captureFocusPath, returnFocus, type FocusPath } from '../overlays/focus-path.ts';
import { dismissToast, getToasts, subscribeToasts, type ToastEntry, type ToastTone } from './toast-store.ts';

const ICON_OF: Record<ToastTone, IconName> = {
  neutral: 'info',
  success: 'success',
  danger: 'alert',
  warning: 'warning',
};

/** With large text on a phone the buttons go below the message, which would otherwise break after each character. */
const LARGE_TEXT = '@container (max-width: 16rem)';

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
    // A sheet has its fields and its main button where messages are otherwise.
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
const Bubble = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2.5,
    width: 'fit-content',
    maxWidth: 'min(100%, 480px)',
    minHeight: '3.25rem',
    paddingInlineStart: 4,
    paddingInlineEnd: 1.5,
    paddingBlock: 1,
    borderRadius: 'lg',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    boxShadow: 'floating',
    pointerEvents: 'auto',
    animation: 'riseIn 180ms ease-out',
    [LARGE_TEXT]: { flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: 0, width: 'full' },
  },
  variants: {
    tone: {
      neutral: {},
      success: { '& > svg': { color: 'inverted.success' } },
      danger: { '& > svg': { color: 'inverted.danger' } },
      warning: { '& > svg': { color: 'inverted.warning' } },
    },
  },
});
const ToastText = chakra('div', {
  base: { flex: '1', minWidth: 0, paddingBlock: 1.5, [LARGE_TEXT]: { flexBasis: 'min(8rem, 100% - 2rem)' } },
});
const Title = chakra('p', { base: { fontWeight: 'semibold' } });
const Description = chakra('p', { base: { fontSize: 'sm' } });
const ToastButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '2.75rem',
    minWidth: '2.75rem',
    paddingInline: 2,
    borderRadius: 'md',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
    color: 'inherit',
    _focusVisible: { outlineColor: 'currentColor', outlineOffset: '-4px' },
  },
  variants: { underlined: { true: { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
});

function ToastBubble({ entry }: { entry: ToastEntry }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPaused = hovered || focused;
  const { id, duration } = entry;
  useEffect(() => {
    if (isPaused || duration === 0) return undefined;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [isPaused, duration, id]);
  const pauseHandlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  const { action } = entry;
  return (
    <Bubble data-toast={id} tone={entry.tone} {...pauseHandlers}>
      <Icon name={ICON_OF[entry.tone]} />
      <ToastText>
        <Title>{entry.title}</Title>
        {entry.description ? <Description>{entry.description}</Description> : null}
      </ToastText>
      {action ? (
        <ToastButton
          type="button"
          underlined
          onClick={() => {
            action.onClick();
            dismissToast(id);
          }}
        >
          {action.label}
        </ToastButton>
      ) : null}
      <ToastButton type="button" aria-label="알림 닫기" onClick={() => dismissToast(id)}>
        <Icon name="x" size={18} />
      </ToastButton>
    </Bubble>
  );
}

/** F8 goes to the newest message, Escape closes it; when the one with the focus goes, the focus returns to where it was. */
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
  // The region renders when a message comes or goes.
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
 * The place where `toast()` messages appear, above overlays and in reach over them. Exactly one, near the root. A message waits
 * while the pointer or the focus is on it; F8 goes to the newest one, Escape closes it.
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
