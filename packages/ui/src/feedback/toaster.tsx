import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-set.ts';
import { dismissToast, getToasts, subscribeToasts, type ToastEntry, type ToastTone } from './toast-store.ts';

const ICON_OF: Record<ToastTone, IconName> = { neutral: 'info', success: 'success', danger: 'alert', warning: 'warning' };

const Region = chakra('section', {
  base: {
    position: 'fixed', left: 0, right: 0, zIndex: 'toast', display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2, paddingInline: 4, pointerEvents: 'none',
    bottom: { base: 'calc(5rem + env(safe-area-inset-bottom))', lg: 8 },
  },
});
const Lane = chakra('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2, width: 'full' } });
const Bubble = chakra('div', {
  base: {
    display: 'flex', alignItems: 'center', gap: 2.5, width: 'fit-content', maxWidth: 'min(100%, 480px)', minHeight: '3.25rem', paddingInlineStart: 4, paddingInlineEnd: 1.5, paddingBlock: 1, borderRadius: 'lg',
    bg: 'bg.inverted', color: 'fg.inverted', boxShadow: 'floating', pointerEvents: 'auto', animation: 'riseIn 180ms ease-out',
  },
  variants: {
    tone: {
      neutral: {}, success: { '& > svg': { color: 'inverted.success' } }, danger: { '& > svg': { color: 'inverted.danger' } }, warning: { '& > svg': { color: 'inverted.warning' } },
    },
  },
});
const Words = chakra('div', { base: { flex: '1', minWidth: 0, paddingBlock: 1.5 } });
const Title = chakra('p', { base: { fontWeight: 'semibold' } });
const Description = chakra('p', { base: { fontSize: 'sm' } });
const ToastButton = chakra('button', {
  base: { display: 'grid', placeItems: 'center', minHeight: '2.75rem', minWidth: '2.75rem', paddingInline: 2, borderRadius: 'md', fontWeight: 'bold', whiteSpace: 'nowrap', color: 'inherit', _focusVisible: { outlineColor: 'currentColor', outlineOffset: '-4px' } },
  variants: { underlined: { true: { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
});

function ToastBubble({ entry }: { entry: ToastEntry }) {
  const [held, setHeld] = useState(false);
  const { id, duration } = entry;
  useEffect(() => {
    if (held || duration === 0) return undefined;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, id]);
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false), onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  const { action } = entry;
  return (
    <Bubble tone={entry.tone} {...hold}>
      <Icon name={ICON_OF[entry.tone]} />
      <Words>
        <Title>{entry.title}</Title>
        {entry.description ? <Description>{entry.description}</Description> : null}
      </Words>
      {action ? <ToastButton type="button" underlined onClick={() => { action.onClick(); dismissToast(id); }}>{action.label}</ToastButton> : null}
      <ToastButton type="button" aria-label="알림 닫기" onClick={() => dismissToast(id)}><Icon name="x" size={18} /></ToastButton>
    </Bubble>
  );
}

/** The place where `toast()` messages appear. Exactly one, near the root. It waits while the pointer or the focus is on a message. */
export function Toaster() {
  const entries = useSyncExternalStore(subscribeToasts, getToasts, getToasts);
  const urgent = entries.filter((entry) => entry.tone === 'danger');
  const calm = entries.filter((entry) => entry.tone !== 'danger');
  return createPortal(
    <Region aria-label="알림 메시지">
      <Lane aria-live="assertive">{urgent.map((entry) => <ToastBubble key={entry.id} entry={entry} />)}</Lane>
      <Lane aria-live="polite">{calm.map((entry) => <ToastBubble key={entry.id} entry={entry} />)}</Lane>
    </Region>,
    document.body,
  );
}
