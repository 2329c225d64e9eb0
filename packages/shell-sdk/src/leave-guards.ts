/** Asked before the page is left for another path; the step is made when the answer is yes. */
export type LeaveGuard = () => Promise<boolean>;

export type LeaveGuards = {
  /** Asks before every step until the answered function is called. */
  add(guard: LeaveGuard): () => void;
  /** Whether a step has to wait for an answer; `proceed` makes it then, past the guards. One question at a time. */
  hold(proceed: () => void): boolean;
  /** A step was made: the next one is asked about again. */
  settle(): void;
};

/** Questions before a page is left. */
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
