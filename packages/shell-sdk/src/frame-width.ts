import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

/** How many mounted screens work on the full width. */
const wideScreens = atom(0);

/** Says that this screen works on the full width (LOOK, Frame): the shell's header and footer then line up with it. */
export function useWideFrame(): void {
  const setCount = useSetAtom(wideScreens);
  useLayoutEffect(() => {
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [setCount]);
}

/** Width of the column the screen on view stands in: `page` up to 1200 px, `wide` up to 1700 px. For the shell's frame. */
export const useFrameWidth = (): 'page' | 'wide' => (useAtomValue(wideScreens) > 0 ? 'wide' : 'page');
