import { useEffect, useState } from 'react';

const wantsLessMotion = (): boolean =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps an element mounted for `leaveMs` after it was closed, so that its exit can be animated. */
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
