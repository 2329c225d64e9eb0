import { useEffect, useState } from 'react';

const wantsLessMotion = (): boolean =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps something on the page for `leaveMs` after it was closed, so that it can leave with a movement. */
export function usePresence(open: boolean, leaveMs: number): { present: boolean; leaving: boolean } {
  const [lingering, setLingering] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setLingering(!open && !wantsLessMotion());
  }
  useEffect(() => {
    if (!lingering) return undefined;
    const timer = setTimeout(() => setLingering(false), leaveMs);
    return () => clearTimeout(timer);
  }, [lingering, leaveMs]);
  return { present: open || lingering, leaving: lingering && !open };
}
