import type { Notification } from '@danji/contracts/notifications/notification';
import { useState } from 'react';

/** Detects the notifications that arrived while the list was open: those newer than all of the first rows. */
export function useNewNotifications(rows: readonly Notification[] | undefined): (id: number) => boolean {
  const [newest, setNewest] = useState<number>();
  if (newest === undefined && rows) setNewest(Math.max(0, ...rows.map(({ id }) => id)));
  return (id) => newest !== undefined && id > newest;
}
