import { BottomSheet, Box, Z_INDEX } from '@danji/ui';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSlateStatic } from 'slate-react';
import { focusText } from './focus-text.ts';
import { useNarrow } from './use-narrow.ts';

export type PopoverProps = {
  /** What it belongs to: it lies below it, or above where there is more room. */
  anchor: HTMLElement;
  /** Its name, for instance 글자색. */
  label: string;
  /** Escape, a press elsewhere, and leaving it by Tab. The focus is back where it came from by then. */
  onClose: () => void;
  children: ReactNode;
  /** Px; default 280. */
  width?: number;
};

const DIALOG = { role: 'dialog', tabIndex: -1 } as const;
const GAP_PX = 6;
const EDGE_PX = 8;
const FRAME = {
  position: 'fixed', zIndex: Z_INDEX.menu, overflowY: 'auto', overscrollBehavior: 'contain', borderRadius: 'lg', borderWidth: '1px', borderColor: 'border', bg: 'bg.panel', color: 'fg', boxShadow: 'floating',
  maxWidth: 'calc(100vw - 1rem)', animation: 'fadeIn 150ms ease-out', _focusVisible: { outline: 'none' },
} as const;

function placeBeside(anchor: DOMRect, { offsetWidth: width, scrollHeight: height }: HTMLElement): CSSProperties {
  const roomBelow = window.innerHeight - anchor.bottom - GAP_PX - EDGE_PX;
  const roomAbove = anchor.top - GAP_PX - EDGE_PX;
  const isBelow = roomBelow >= height || roomBelow >= roomAbove;
  const left = Math.max(EDGE_PX, Math.min(anchor.left, document.documentElement.clientWidth - width - EDGE_PX));
  return { left, maxHeight: Math.max(160, isBelow ? roomBelow : roomAbove), ...(isBelow ? { top: anchor.bottom + GAP_PX } : { bottom: window.innerHeight - anchor.top + GAP_PX }) };
}

/** Stays beside its anchor while the page scrolls or changes its size. */
function usePlace(anchor: HTMLElement, panel: { readonly current: HTMLElement | null }): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const update = (event?: Event): void => {
      if (event?.target instanceof Node && panel.current?.contains(event.target)) return;
      if (panel.current) setPlace(placeBeside(anchor.getBoundingClientRect(), panel.current));
    };
    update();
    const stop = new AbortController();
    window.addEventListener('resize', update, { signal: stop.signal });
    window.addEventListener('scroll', update, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [anchor, panel]);
  return place;
}

/** The focus goes in at once: to `[data-autofocus]`, else to the panel. */
function useFocusInside(panel: { readonly current: HTMLElement | null }, isPlaced: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (isPlaced) (element?.querySelector<HTMLElement>('[data-autofocus]') ?? element)?.focus({ preventScroll: true });
  }, [panel, isPlaced]);
}

const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** Whether the next step of Tab goes out of the panel. */
function leaves(panel: HTMLElement, backwards: boolean): boolean {
  const stops = [...panel.querySelectorAll<HTMLElement>(TABBABLE)].filter((element) => element.tabIndex >= 0);
  const active = document.activeElement;
  return stops.length === 0 || active === (backwards ? stops[0] : stops.at(-1)) || (backwards && active === panel);
}

function Floating({ anchor, label, onClose, children, width = 280 }: PopoverProps) {
  const editor = useSlateStatic();
  const panel = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const place = usePlace(anchor, panel);
  useFocusInside(panel, place.visibility !== 'hidden');
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !panel.current?.contains(target) && !anchor.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [anchor, onClose]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // What is typed here is not meant for the text, nor for a dialog below.
    event.stopPropagation();
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key !== 'Escape' && !(event.key === 'Tab' && leaves(event.currentTarget, event.shiftKey))) return;
    event.preventDefault();
    onClose();
    if (opener instanceof HTMLElement && anchor.contains(opener)) opener.focus({ preventScroll: true });
    else focusText(editor);
  };
  return createPortal(
    <Box ref={panel} {...DIALOG} aria-label={label} style={{ ...place, width }} css={FRAME} onKeyDown={onKeyDown}>{children}</Box>,
    document.body,
  );
}

/** A small window beside a tool; a sheet from below on phones. It is in a portal, but its events are no events of the text. */
export function Popover(props: PopoverProps) {
  const isNarrow = useNarrow();
  if (!isNarrow) return <Floating {...props} />;
  return <BottomSheet open fit title={props.label} onClose={props.onClose}>{props.children}</BottomSheet>;
}
