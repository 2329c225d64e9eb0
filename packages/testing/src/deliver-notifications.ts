import type { Notification } from '@danji/contracts/notifications/notification';
import { listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { deliverNotifications as job } from '@danji/server/notifications/notifications/deliver';
import { call } from './call.ts';
import { testServer } from './test-server.ts';

/** Delivers every notification that was told; the server does so by itself a moment after the call. */
export const deliverNotifications = (): Promise<void> => testServer().platform.jobs.runNow(job, {});

/** The notifications of an account, newest first, after everything was delivered. */
export async function listNotified(token: string): Promise<Notification[]> {
  await deliverNotifications();
  return (await call(listNotifications, { token })).data.results;
}
