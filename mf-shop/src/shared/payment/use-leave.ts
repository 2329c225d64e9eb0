import { useEffect, useState } from 'react';

/** Leaves the app for a page of the server. It is `isLeaving` until that page has replaced this one, or the browser is back. */
export function useLeave() {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const onShow = (): void => setIsLeaving(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return {
    isLeaving,
    leave: (path: string): void => {
      setIsLeaving(true);
      location.assign(path);
    },
  };
}
