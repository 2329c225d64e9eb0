import { useEffect, useState } from 'react';

const readSize = () => ({ width: window.innerWidth, height: window.innerHeight });

/** The current size of the window, px. */
export function useWindowSize(): { width: number; height: number } {
  const [size, setSize] = useState(readSize);
  useEffect(() => {
    const onResize = () => setSize(readSize());
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return size;
}
