import { Page } from '@danji/app-kit';
import { NotificationList } from '../notifications/notification-list.tsx';

/** The page 알림: all notifications of the account. */
export const NotificationsPage = () => (
  <Page width="prose">
    <NotificationList />
  </Page>
);
