import { type EndpointState, request } from '@danji/api-client';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { type countNotifications, markNotificationsRead } from '@danji/contracts/notifications/notification.endpoints';
import { useLocation } from '@danji/shell-sdk/router';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Marks the notifications that lead to a screen read when the screen is opened, from wherever: a user who has seen the
 * thing needs no news of it. Those that come while a screen is open stay unread.
 */
export function useOpenedNotifications({
  data,
  replace,
}: Pick<EndpointState<ResponseOf<typeof countNotifications>>, 'data' | 'replace'>): void {
  const { pathname } = useLocation();
  const opened = useRef<string>(undefined);
  const unread = data?.count;
  const markRead = useEffectEvent(async (count: number): Promise<void> => {
    const { read } = await request(markNotificationsRead, { body: { link: pathname } });
    // Nothing is read again: other tabs are told by the server, and lists of notifications read when they are opened.
    if (read > 0) await replace({ count: Math.max(0, count - read) });
  });
  useEffect(() => {
    if (unread === undefined || opened.current === pathname) return;
    opened.current = pathname;
    // Without a connection they stay unread, which the next visit of the screen makes up for.
    if (unread > 0) markRead(unread).catch(() => undefined);
  }, [unread, pathname]);
}
