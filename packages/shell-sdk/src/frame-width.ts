import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

/** The number of mounted screens that use the full width. */
const wideScreens = atom(0);

/** Declares that this screen uses the full width (LOOK, Frame), so that the shell's header and footer line up with it. */
export function useWideFrame(): void {
  const setCount = useSetAtom(wideScreens);
  useLayoutEffect(() => {
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [setCount]);
}

/** Returns the width of the column of the visible screen: `page` up to 1200 px, `wide` up to 1700 px. For the shell's frame. */
export const useFrameWidth = (): 'page' | 'wide' => (useAtomValue(wideScreens) > 0 ? 'wide' : 'page');
