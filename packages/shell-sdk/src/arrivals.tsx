import { createContext, Suspense, use, useEffect, useReducer, type ReactNode } from 'react';

const places = new Set<() => void>();
const tell = () => {
  for (const drawAgain of places) drawAgain();
};

/** Returns the promise that a screen waits for, and makes every `ScreenSuspense` render again when it has resolved. */
export function awaitArrival<Piece>(piece: Promise<Piece>): Promise<Piece> {
  piece.then(tell, () => undefined);
  return piece;
}

/** The message of the shell above the placeholder of a remote's screen: nothing at first, later that loading takes long. */
export const WaitingWord = createContext<ReactNode>(null);

/**
 * A `Suspense` that shows loaded content at once. React alone delays it until 300 ms after the placeholder was shown, unless
 * the boundary renders again for another reason, which this component provides when a tracked promise resolves.
 */
export function ScreenSuspense({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    places.add(drawAgain);
    return () => {
      places.delete(drawAgain);
    };
  }, []);
  return (
    <Suspense
      fallback={
        <>
          {use(WaitingWord)}
          {fallback}
        </>
      }
    >
      {children}
    </Suspense>
  );
}
