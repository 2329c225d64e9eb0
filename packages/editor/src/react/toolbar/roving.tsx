import { createContext, useContext, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';

type Roving = { current: string; setCurrent: (name: string) => void };
const RovingContext = createContext<Roving | undefined>(undefined);

/** One tool of a toolbar can be reached by Tab; arrow keys move on from it. */
export function RovingTools({ first, children }: { first: string; children: ReactNode }) {
  const [current, setCurrent] = useState(first);
  const roving = useMemo(() => ({ current, setCurrent }), [current]);
  return <RovingContext value={roving}>{children}</RovingContext>;
}

/** The props that a tool of this name needs to be part of the toolbar. */
export function useRovingTool(name: string): { 'data-tool': string; tabIndex: 0 | -1; onFocus: () => void } {
  const roving = useContext(RovingContext);
  return { 'data-tool': name, tabIndex: roving?.current === name ? 0 : -1, onFocus: () => roving?.setCurrent(name) };
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Moves the focus between the tools inside the element that receives the key. Returns whether the key was handled: it
 * was one of these, or it was pressed in a popover of a tool, which React counts as inside.
 */
export function moveBetweenTools(event: KeyboardEvent<HTMLElement>): boolean {
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return true;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
  const at = tools.findIndex((tool) => tool === event.target);
  const step = STEPS[event.key];
  if (!step || at === -1) return false;
  event.preventDefault();
  const next = tools[step(at, tools.length)];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  return true;
}
