import { BREAKPOINTS, RESIZE_DEBOUNCE_MS, toBreakpoint, type BreakpointName } from '@danji/contracts/breakpoints';
import { atom, useAtomValue } from 'jotai';

/**
 * The width of the window, px, observed while any screen uses the breakpoint. Meanwhile `<html data-breakpoint>` holds the
 * current breakpoint, so that a test after a resize waits for that instead of for a time.
 */
const windowWidth = atom<number>(typeof window === 'object' ? window.innerWidth : BREAKPOINTS.lg);

windowWidth.onMount = (setWidth) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    setWidth(window.innerWidth);
    document.documentElement.dataset['breakpoint'] = toBreakpoint(window.innerWidth);
  };
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(read, RESIZE_DEBOUNCE_MS);
  };
  read();
  window.addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', onResize);
    delete document.documentElement.dataset['breakpoint'];
  };
};

const breakpoint = atom((get): BreakpointName => toBreakpoint(get(windowWidth)));

export type BreakpointView = {
  name: BreakpointName;
  /** Returns whether the window is at least that wide. */ isAtLeast: (name: keyof typeof BREAKPOINTS) => boolean;
};

/** Returns the breakpoint of the window, updated 500 ms after the last resize (SPEC §2). For layout alone use responsive values. */
export function useBreakpoint(): BreakpointView {
  const name = useAtomValue(breakpoint);
  const reached = name === 'base' ? 0 : BREAKPOINTS[name];
  return { name, isAtLeast: (other) => reached >= BREAKPOINTS[other] };
}
