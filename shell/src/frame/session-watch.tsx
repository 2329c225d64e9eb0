import { sessionStore, useClearCache, useLiveEvents, useInvalidate, type SessionLoss } from '@danji/api-client';
import type { LiveEvent } from '@danji/contracts/notifications/live-event';
import { webPaths } from '@danji/contracts/web-paths';
import { clientStorage, useSession, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApp } from '../shared/app-context.ts';

const SESSION_END_MESSAGES: Record<Extract<LiveEvent, { type: 'session_ended' }>['reason'], string> = {
  blocked: '이용이 정지된 계정이에요.',
  deleted: '탈퇴한 계정이에요.',
  signed_out: '로그아웃됐어요.',
  password_changed: '비밀번호가 바뀌어 로그아웃됐어요.',
};

/** Reacts when the session changes, ends, or receives a live event. Renders nothing. */
export function SessionWatch() {
  const { user, status, kind, isTemp, lacksSecondFactor } = useSession();
  const { registry, leaveTo } = useApp();
  const navigate = useNavigate();
  const toast = useToast();
  const refresh = useInvalidate();
  const clearCache = useClearCache();
  const accountId = user?.id;

  // Another account may load other remotes and must not see the cached responses of the previous one.
  const last = useRef({ accountId, status });
  const onAccountChange = useEffectEvent(() => {
    void registry.refresh();
    void clearCache();
  });
  useEffect(() => {
    const before = last.current;
    last.current = { accountId, status };
    if (before.accountId === accountId) return;
    // The registry of the page was made for the account of its session, unless the server could not read one (revision 0).
    if (before.status !== 'loading' || registry.current().revision === 0) onAccountChange();
  }, [accountId, status, registry]);

  // A reload keeps drafts and returns to the same address after signing in; an unfinished sign-up stays on the page, and a guest is a
  // visitor again.
  const onLost = useEffectEvent(({ wasGuest, wasTemp, title, isSignOut }: SessionLoss) => {
    if (isSignOut) clientStorage.forgetAccount();
    if (wasGuest) return clientStorage.user.set(undefined);
    if (wasTemp && !isSignOut) {
      void navigate(webPaths.signUp(kind === 'brand' ? 'brand' : 'user'));
      return;
    }
    clientStorage.notice.set({ title, tone: 'warning' });
    leaveTo(globalThis.location.pathname + globalThis.location.search);
  });
  useEffect(() => sessionStore.onLost((loss) => onLost(loss)), []);

  const showNotice = useEffectEvent(() => {
    const notice = clientStorage.notice.get();
    clientStorage.notice.set(undefined);
    // An earlier version stored only the text; such a value is ignored.
    if (notice?.title) toast(notice);
  });
  useEffect(() => showNotice(), []);

  useLiveEvents(isTemp || lacksSecondFactor ? undefined : accountId, (event) => {
    if (event.type === 'session_ended') sessionStore.lose(event.message ?? SESSION_END_MESSAGES[event.reason]);
    if (event.type !== 'notification') return;
    void refresh(['notification']);
    toast({ title: event.title, action: { label: '보기', onClick: () => void navigate(webPaths.notifications) } });
  });
  return null;
}
