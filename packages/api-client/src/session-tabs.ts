/** The end of a session, as the tabs of a browser tell one another. */
export type SessionEnd = {
  /** The account whose session ended; tabs of others go on. */
  userId: number;
  /** A Korean sentence that gives the reason. */
  title: string;
  /** The user has signed out, so that nothing of the account stays in the browser. */
  isSignOut: boolean;
};

const CHANNEL = 'danji.session';

/**
 * Tells the other tabs of this browser that the session has ended, and hears it from them: the live channel of a tab may
 * be closed or late. Returns the function that tells them. Does nothing outside of a page.
 */
export function connectTabs(onEnd: (end: SessionEnd) => void): (end: SessionEnd) => void {
  if (typeof document !== 'object' || typeof BroadcastChannel !== 'function') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<SessionEnd>) => onEnd(data));
  return (end) => channel.postMessage(end);
}
