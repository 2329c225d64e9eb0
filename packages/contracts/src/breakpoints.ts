/** Widths in px at which the layout changes, and the wait after a resize in ms (SPEC §2, §9). */
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1024, xl: 1280, full: 1700 } as const;
export const RESIZE_DEBOUNCE_MS = 500;
export type BreakpointName = 'base' | keyof typeof BREAKPOINTS;

/** The widest breakpoint a window of that width (px) has reached. */
export function toBreakpoint(width: number): BreakpointName {
  const reached = (Object.entries(BREAKPOINTS) as [keyof typeof BREAKPOINTS, number][]).filter(
    ([, min]) => width >= min,
  );
  return reached.at(-1)?.[0] ?? 'base';
}
