/** Asks before the page is left for another path. The navigation goes on when it resolves with true. */
export type LeaveGuard = () => Promise<boolean>;

export type LeaveGuards = {
  /** Adds a guard that asks before every navigation, until the returned function is called. */
  add(guard: LeaveGuard): () => void;
  /** Returns whether a navigation has to wait for an answer; `proceed` makes it then, past the guards. Only one guard asks at a time. */
  hold(proceed: () => void): boolean;
  /** Called after a navigation, so that the guards ask again before the next one. */
  settle(): void;
};

/** Creates the guards that ask before a page is left. */
export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<LeaveGuard>();
  let state: 'free' | 'asking' | 'allowed' = 'free';

  const askFirst = async (ask: LeaveGuard, proceed: () => void) => {
    state = 'asking';
    const leaves = await ask().finally(() => {
      state = 'free';
    });
    if (!leaves) return;
    state = 'allowed';
    proceed();
  };

  return {
    add: (guard) => {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    hold: (proceed) => {
      const [ask] = guards;
      if (state === 'allowed' || !ask) return false;
      if (state === 'free') void askFirst(ask, proceed);
      return true;
    },
    settle: () => {
      if (state === 'allowed') state = 'free';
    },
  };
}
