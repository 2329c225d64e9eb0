import { createContext, Suspense, use, useEffect, useReducer, type ReactNode } from 'react';

const places = new Set<() => void>();
const tell = () => {
  for (const drawAgain of places) drawAgain();
};

/** Passes on what a screen waits for, and has every `ScreenSuspense` look when it has come. */
export function awaitArrival<Piece>(piece: Promise<Piece>): Promise<Piece> {
  piece.then(tell, () => undefined);
  return piece;
}

/** What the shell says over the placeholder of a remote's screen: nothing at first, after a while that it takes long. */
export const WaitingWord = createContext<ReactNode>(null);

/**
 * `Suspense` that shows what has come at once. By itself React holds it back until 300 ms after the placeholder was shown,
 * unless the boundary is drawn anew for another reason: each arrival is such a reason.
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
