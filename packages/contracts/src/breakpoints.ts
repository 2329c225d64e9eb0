/** The widths at which the layout changes, px, and the debounce after a resize, ms (SPEC §2, §9). */
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1024, xl: 1280, full: 1700 } as const;
export const RESIZE_DEBOUNCE_MS = 500;
export type BreakpointName = 'base' | keyof typeof BREAKPOINTS;

/** Returns the widest breakpoint that a window of this width (px) reaches. */
export function toBreakpoint(width: number): BreakpointName {
  const reached = (Object.entries(BREAKPOINTS) as [keyof typeof BREAKPOINTS, number][]).filter(
    ([, min]) => width >= min,
  );
  return reached.at(-1)?.[0] ?? 'base';
}
