/** The fields of performance entries that are read here; TypeScript does not know all of them. */
type Entry = { startTime: number; duration: number; interactionId?: number; value?: number; hadRecentInput?: boolean };

export type Vital = { vital: 'LCP' | 'INP' | 'CLS'; /** ms, for CLS the plain score. */ value: number };

/** Layout shifts form one group while the gap between two of them, and between the first and the last, is shorter than these. ms */
const SHIFT_GAP_MS = 1000;
const SHIFTS_MS = 5000;
/** The shortest event that a browser reports. ms */
const MIN_DURATION_MS = 16;

type Screen = { interactions: Map<number, number>; cls: number; shifts: { first: number; last: number; sum: number } };
const emptyScreen = (): Screen => ({ interactions: new Map(), cls: 0, shifts: { first: 0, last: 0, sum: 0 } });

function addShift(screen: Screen, { startTime, value = 0 }: Entry): void {
  const { first, last, sum } = screen.shifts;
  const isContinued = sum > 0 && startTime - last < SHIFT_GAP_MS && startTime - first < SHIFTS_MS;
  screen.shifts = isContinued
    ? { first, last: startTime, sum: sum + value }
    : { first: startTime, last: startTime, sum: value };
  screen.cls = Math.max(screen.cls, screen.shifts.sum);
}

function observe(type: string, onEntry: (entry: Entry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry as unknown as Entry);
  }).observe({ type, buffered: true, durationThreshold: MIN_DURATION_MS } as PerformanceObserverInit);
}

/**
 * Measures web vitals for each owner of the screen: `ownerAt` returns the owner at a time (`performance.now()`). A navigation
 * inside the app starts no page load, so LCP counts for the owner of the address at which the tab was opened. INP is the
 * slowest interaction (which it is by its definition below 50 of them), CLS the largest group of shifts. The returned
 * function returns the values so far.
 */
export function watchVitals<Owner>(
  ownerAt: (time: number) => Owner | undefined,
): () => { owner: Owner; vitals: Vital[] }[] {
  const screens = new Map<Owner, Screen>();
  let largestPaint: number | undefined;
  // Nobody waits for a page that was opened in the background.
  if (document.visibilityState === 'visible')
    observe('largest-contentful-paint', ({ startTime }) => {
      largestPaint = startTime;
    });

  const screenAt = (time: number): Screen | undefined => {
    const owner = ownerAt(time);
    if (owner === undefined) return undefined;
    const screen = screens.get(owner) ?? emptyScreen();
    screens.set(owner, screen);
    return screen;
  };
  observe('event', ({ startTime, duration, interactionId = 0 }) => {
    const interactions = interactionId > 0 ? screenAt(startTime)?.interactions : undefined;
    interactions?.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  });
  observe('layout-shift', (entry) => {
    const screen = entry.hadRecentInput ? undefined : screenAt(entry.startTime);
    if (screen) addShift(screen, entry);
  });

  return () => {
    const first = ownerAt(0);
    // The current owner is included even if nothing has moved.
    screenAt(performance.now());
    return [...screens].map(([owner, { interactions, cls }]) => ({
      owner,
      vitals: [
        ...(owner === first && largestPaint !== undefined
          ? [{ vital: 'LCP' as const, value: Math.round(largestPaint) }]
          : []),
        ...(interactions.size > 0 ? [{ vital: 'INP' as const, value: Math.max(...interactions.values()) }] : []),
        { vital: 'CLS' as const, value: Math.round(cls * 10_000) / 10_000 },
      ],
    }));
  };
}
