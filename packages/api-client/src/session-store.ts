import type { Session } from '@danji/contracts/users/session';

export type SessionState = { status: 'loading' | 'signed_in' | 'signed_out'; session: Session | null };
export type SessionLoss = {
  /** A TEMP account is sent to finish sign-up instead of losing its half-typed form. */ wasTemp: boolean;
  /** Korean sentence that says why. */ title: string;
};

/** Says only that this browser may hold a session cookie, which script cannot see. */
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
    // Without storage the next visit asks the server instead of the hint.
    return;
  }
}

/**
 * The signed-in session of this tab, with its access token: in memory only, so nothing that reads storage finds it
 * (DECISIONS, Accounts and sessions). Screens read it through `useSession` of the sdk.
 */
export const sessionStore = {
  get: (): SessionState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  accessToken: (): string | undefined => state.session?.access,
  /** Counts the sign-ins and ends of this tab: an answer that comes late is told from one that is about the session of now. */
  generation: (): number => generation,
  /** Adopts a session that a sign-in or sign-up answered. */
  start: (session: Session): void => {
    generation += 1;
    writeHint(true);
    publish({ status: 'signed_in', session });
  },
  /** Adopts what a refresh answered, unless somebody signed in or out since it began (`of`, the generation then). */
  renew: (session: Session, of: number): void => {
    if (of !== generation) return;
    // Another tab may have signed in as somebody else meanwhile: the cookie is theirs now.
    if (state.session && state.session.user.id !== session.user.id) generation += 1;
    writeHint(true);
    publish({ status: 'signed_in', session });
  },
  /** Shows new facts of the signed-in account without asking again. */
  updateUser: (user: Session['user']): void => {
    if (state.session) publish({ ...state, session: { ...state.session, user } });
  },
  /** Forgets the session without telling anybody that it was lost: after sign-out, or when there was none. */
  clear: (): void => {
    generation += 1;
    writeHint(false);
    publish({ status: 'signed_out', session: null });
  },
  /** The server cannot be reached at the start: nobody is signed in on this page, but the cookie may still be good. */
  pause: (): void => publish({ status: 'signed_out', session: null }),
  /** The server ended the session: forgets it and tells the shell, once. The end of an earlier session (`of`) is no news. */
  lose: (title: string, of = generation): void => {
    if (of !== generation) return;
    const { session } = state;
    sessionStore.clear();
    if (session) for (const listener of lossListeners) listener({ wasTemp: session.is_temp, title });
  },
  onLost: (listener: (loss: SessionLoss) => void): (() => void) => {
    lossListeners.add(listener);
    return () => void lossListeners.delete(listener);
  },
  /** Whether asking for a refresh can be worth it; true where storage is forbidden. */
  mayHaveSession: (): boolean => {
    try {
      return localStorage.getItem(HINT_KEY) !== null;
    } catch {
      // Nothing is known then: ask the server.
      return true;
    }
  },
};
