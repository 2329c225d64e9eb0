import { BREAKPOINTS, RESIZE_DEBOUNCE_MS, toBreakpoint, type BreakpointName } from '@danji/contracts/breakpoints';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let width = typeof window === 'object' ? window.innerWidth : BREAKPOINTS.lg;
let timer: ReturnType<typeof setTimeout> | undefined;

function onResize(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    width = window.innerWidth;
    for (const listener of listeners) listener();
  }, RESIZE_DEBOUNCE_MS);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    width = window.innerWidth;
    window.addEventListener('resize', onResize);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('resize', onResize);
  };
}

const current = (): BreakpointName => toBreakpoint(width);

export type BreakpointView = { name: BreakpointName; /** Whether the window is at least that wide. */ isAtLeast: (name: keyof typeof BREAKPOINTS) => boolean };

/** The breakpoint the window has reached, 500 ms after the last resize (SPEC §2). For layout alone use responsive values. */
export function useBreakpoint(): BreakpointView {
  const name = useSyncExternalStore(subscribe, current, current);
  const reached = name === 'base' ? 0 : BREAKPOINTS[name];
  return { name, isAtLeast: (other) => reached >= BREAKPOINTS[other] };
}
