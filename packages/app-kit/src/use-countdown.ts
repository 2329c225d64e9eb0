import { useEffect, useState } from 'react';

/** Whole seconds left until `until` (ms since the epoch); 0 when it has passed or there is none. */
export function useCountdown(until: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = until !== undefined && until > now;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}

/** `2:05` */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
