import { createContext, Suspense, use, useEffect, useReducer, type ReactNode } from 'react';

const boundaries = new Set<() => void>();
const renderAll = () => {
  for (const rerender of boundaries) rerender();
};

/** Returns the promise that a screen waits for, and makes every `ScreenSuspense` render again when it has resolved. */
export function trackPending<Value>(pending: Promise<Value>): Promise<Value> {
  pending.then(renderAll, () => undefined);
  return pending;
}

/** The message of the shell above the placeholder of a remote's screen: nothing at first, later that loading takes long. */
export const PendingMessage = createContext<ReactNode>(null);

/**
 * A `Suspense` that shows loaded content at once. React alone delays it until 300 ms after the placeholder was shown, unless
 * the boundary renders again for another reason, which this component provides when a tracked promise resolves.
 */
export function ScreenSuspense({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    boundaries.add(rerender);
    return () => {
      boundaries.delete(rerender);
    };
  }, []);
  return (
    <Suspense
      fallback={
        <>
          {use(PendingMessage)}
          {fallback}
        </>
      }
    >
      {children}
    </Suspense>
  );
}
