import { useEffect, useEffectEvent, useState } from 'react';

/** How long a banner is displayed, ms: enough to read its text. */
const INTERVAL_MS = 6000;

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export type Carousel = {
  at: number;
  /** Whether banners advance automatically when nothing holds them. */
  isPlaying: boolean;
  goTo: (at: number) => void;
  next: () => void;
  previous: () => void;
  setPlaying: (isPlaying: boolean) => void;
  /** Holds the banner while the pointer or the focus is on it. */
  hold: (isHeld: boolean) => void;
};

/**
 * Selects the visible one of `count` banners. It advances automatically, except with reduced motion, and while it is
 * held or outside the viewport.
 */
export function useCarousel(count: number, isInViewport: boolean): Carousel {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !prefersReducedMotion());
  const [isHeld, hold] = useState(false);
  const goTo = (to: number) => setAt((to + count) % count);
  const advance = useEffectEvent(() => goTo(at + 1));
  const isAdvancing = count > 1 && isPlaying && !isHeld && isInViewport;

  useEffect(() => {
    if (!isAdvancing) return undefined;
    const timer = setInterval(advance, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isAdvancing]);

  return {
    at: Math.min(at, count - 1),
    isPlaying,
    goTo,
    next: () => goTo(at + 1),
    previous: () => goTo(at - 1),
    setPlaying,
    hold,
  };
}
