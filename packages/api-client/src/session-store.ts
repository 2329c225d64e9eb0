import type { Session } from '@danji/contracts/accounts/session';
import { connectTabs } from './session-tabs.ts';

export type SessionState = { status: 'loading' | 'signed_in' | 'signed_out'; session: Session | null };
export type SessionLoss = {
  /** A guest is a visitor again, and gets another account when one is needed. */ wasGuest: boolean;
  /** A TEMP account is sent to finish sign-up instead of losing its form. */ wasTemp: boolean;
  /** A Korean sentence that gives the reason. */ title: string;
  /** The user has signed out in another tab: drafts are deleted here as well. */ isSignOut: boolean;
};

/** Whether a session is that of a guest: a TEMP account without a way to sign in. */
export const isGuestSession = ({ is_temp, user }: Session): boolean => is_temp && user.sign_in_ways.length === 0;

/** This key records that the browser may hold a session cookie, which scripts cannot see. */
const HINT_KEY = 'danji.may-have-session';

const listeners = new Set<() => void>();
const lossListeners = new Set<(loss: SessionLoss) => void>();
let state: SessionState = { status: 'loading', session: null };
let generation = 0;

function publish(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function writeHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(HINT_KEY, '1');
    else localStorage.removeItem(HINT_KEY);
  } catch {
    // Without storage the next visit asks the server instead of reading the hint.
    return;
  }
}

/** Clears the session and notifies the shell. */
function end(loss: Omit<SessionLoss, 'wasTemp' | 'wasGuest'>): void {
  const { session } = state;
  sessionStore.clear();
  if (session)
    for (const listener of lossListeners)
      listener({ wasGuest: isGuestSession(session), wasTemp: session.is_temp, ...loss });
}

const notifyTabs = connectTabs(({ userId, title, isSignOut }) => {
  if (state.session?.user.id === userId) end({ title, isSignOut });
});

/**
 * The session of this tab with its access token. It is held in memory only, so that code that reads storage cannot find it
 * (DECISIONS, Accounts and sessions). Screens read it through `useSession` of the sdk.
 */
export const sessionStore = {
  get: (): SessionState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  accessToken: (): string | undefined => state.session?.access,
  /** Counts the sign-ins and sign-outs of this tab, so that a late response of an earlier session can be recognised. */
  generation: (): number => generation,
  /** Adopts the session that a sign-in or sign-up returned. */
  start: (session: Session): void => {
    generation += 1;
    writeHint(true);
    publish({ status: 'signed_in', session });
  },
  /** Adopts the result of a refresh, unless the user signed in or out since it started (`of` is the generation at that time). */
  renew: (session: Session, of: number): void => {
    if (of !== generation) return;
    // Another tab may have signed in to another account meanwhile; the cookie then belongs to that account.
    if (state.session && state.session.user.id !== session.user.id) generation += 1;
    writeHint(true);
    publish({ status: 'signed_in', session });
  },
  /** Replaces the account of the session without a request. */
  updateUser: (user: Session['user']): void => {
    if (state.session) publish({ ...state, session: { ...state.session, user } });
  },
  /** Records that the operator has set up the second factor that was missing. */
  settleSecondFactor: (): void => {
    if (!state.session) return;
    const { lacks_second_factor: _, ...session } = state.session;
    publish({ ...state, session });
  },
  /** Clears the session without notifying the loss listeners: when there was no session, or it has ended. */
  clear: (): void => {
    generation += 1;
    writeHint(false);
    publish({ status: 'signed_out', session: null });
  },
  /** Used when the server cannot be reached at the start: the page is signed out, but the cookie may still be valid. */
  pause: (): void => publish({ status: 'signed_out', session: null }),
  /** Used when the server ended the session: clears it and notifies the shell once. The end of an earlier session (`of`) is ignored. */
  lose: (title: string, of = generation): void => {
    if (of !== generation) return;
    const { session } = state;
    end({ title, isSignOut: false });
    if (session) notifyTabs({ userId: session.user.id, title, isSignOut: false });
  },
  /** Used after the user has signed out: clears the session here and in every other tab of the browser. */
  signOut: (): void => {
    const { session } = state;
    sessionStore.clear();
    if (session) notifyTabs({ userId: session.user.id, title: '로그아웃됐어요.', isSignOut: true });
  },
  onLost: (listener: (loss: SessionLoss) => void): (() => void) => {
    lossListeners.add(listener);
    return () => void lossListeners.delete(listener);
  },
  /** Returns whether a refresh may succeed. It is true where storage is forbidden. */
  mayHaveSession: (): boolean => {
    try {
      return localStorage.getItem(HINT_KEY) !== null;
    } catch {
      // The hint is not readable, so the server has to be asked.
      return true;
    }
  },
};
