import { request, useInvalidate } from '@danji/api-client';
import { markNotificationsRead } from '@danji/contracts/notifications/notification.endpoints';
import { useLocation } from '@danji/shell-sdk/router';
import { useEffect, useRef } from 'react';

/**
 * Marks what leads to a screen read when the screen is opened, from wherever: who has seen the thing needs no news of it.
 * `unread` is the number of unread notifications, `undefined` until it is known. What comes while a screen is open stays
 * unread.
 */
export function useOpenedNotifications(unread: number | undefined): void {
  const { pathname } = useLocation();
  const invalidate = useInvalidate();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (unread === undefined || opened.current === pathname) return;
    opened.current = pathname;
    if (unread === 0) return;
    const markRead = async (): Promise<void> => {
      const { read } = await request(markNotificationsRead, { body: { link: pathname } });
      if (read > 0) await invalidate(markNotificationsRead.changes);
    };
    // Without a connection they stay unread, which the next visit of the screen makes up for.
    markRead().catch(() => undefined);
  }, [unread, pathname, invalidate]);
}
