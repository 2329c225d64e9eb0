import { isGuestSession, request, sessionStore, toApiError } from '@danji/api-client';
import { StaffType, UserType } from '@danji/contracts/codes/user-codes';
import { signOut as signOutEndpoint } from '@danji/contracts/accounts/web-session.endpoints';
import type { Session } from '@danji/contracts/accounts/session';
import type { User } from '@danji/contracts/accounts/user';
import { useMemo, useSyncExternalStore } from 'react';
import { clientStorage, type AccountKind } from './client-storage.ts';
import { useShellServices } from './shell-services.ts';
import { saveUnsavedWork } from './unsaved-work.ts';

const KINDS: Record<number, AccountKind> = {
  [UserType.GENERAL]: 'general',
  [UserType.BRAND]: 'brand',
  [UserType.STAFF]: 'staff',
};

/** Returns the kind of an account by the name that screens and menus use. */
export const toAccountKind = (user: Pick<User, 'user_type'>): AccountKind => KINDS[user.user_type] ?? 'general';

export type SessionView = {
  /** It is `loading` only until the first response after the page was opened. */
  status: 'loading' | 'signed_in' | 'signed_out';
  user: User | null;
  kind: AccountKind | null;
  isStaff: boolean;
  /** True for operators of type ADMIN. */
  isAdmin: boolean;
  /** True for an account that has to finish sign-up before most calls work. */
  isTemp: boolean;
  /** True for a visitor with an account that nobody can sign in to, made for what is put into a cart. */
  isGuest: boolean;
  /** True for an operator who has to set up the second factor before any other call works. */
  lacksSecondFactor: boolean;
  /** True for an operator who may act as members. */
  canActAs: boolean;
  /** The operator who acts as this user, if one does. */
  acting: Session['acting'];
  /** Adopts the session that a sign-in or sign-up returned. */
  adopt: (session: Session) => void;
  /** Replaces the account with the one that a change has just returned. */
  updateUser: (user: User) => void;
  /** Records that the second factor is set up now. */
  settleSecondFactor: () => void;
  /**
   * Saves the forms that save themselves, ends this session or every session of the account, deletes drafts and reloads the
   * home page. When a form cannot be saved the user may stay instead. @throws ApiError
   */
  signOut: (scope: 'here' | 'everywhere') => Promise<void>;
};

const LOSS_QUESTION = {
  title: '저장하지 않고 로그아웃할까요?',
  description: '아직 저장하지 못한 내용이 있어요. 로그아웃하면 사라져요.',
  confirmLabel: '로그아웃',
  cancelLabel: '계속 입력',
  tone: 'danger',
} as const;

function adopt(session: Session): void {
  const { id, name } = session.user;
  clientStorage.user.set({ id, name, kind: toAccountKind(session.user) });
  sessionStore.start(session);
}

/**
 * Ends the session at the server. A session in which an operator acted may have ended by itself: the operator's own one,
 * which the tab then has or is about to get, stays.
 */
async function endSession(scope: 'here' | 'everywhere', wasActing: boolean): Promise<void> {
  if (wasActing && !sessionStore.get().session?.acting) return;
  try {
    await request(signOutEndpoint, { body: { scope } });
  } catch (error) {
    if (!wasActing || !toApiError(error).needsSession) throw error;
  }
}

/** Returns the session, which shell and remotes share. */
export function useSession(): SessionView {
  const { status, session } = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get);
  const { leaveTo, confirm } = useShellServices();
  return useMemo(() => {
    const user = session?.user ?? null;
    const kind = user && toAccountKind(user);
    return {
      status,
      user,
      kind,
      isStaff: kind === 'staff',
      isAdmin: kind === 'staff' && user?.staff?.staff_type === StaffType.ADMIN,
      isTemp: session?.is_temp ?? false,
      isGuest: session !== null && isGuestSession(session),
      lacksSecondFactor: session?.lacks_second_factor ?? false,
      canActAs: session?.can_act_as ?? false,
      acting: session?.acting ?? null,
      adopt,
      updateUser: sessionStore.updateUser,
      settleSecondFactor: sessionStore.settleSecondFactor,
      signOut: async (scope) => {
        if (!(await saveUnsavedWork()) && !(await confirm(LOSS_QUESTION))) return;
        await endSession(scope, session?.acting != null);
        clientStorage.forgetAccount();
        sessionStore.signOut();
        leaveTo('/');
      },
    };
  }, [status, session, leaveTo, confirm]);
}
