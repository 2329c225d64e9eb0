import { NotificationList } from '../notifications/notification-list.tsx';
import { Page } from '../shared/page.tsx';

/** The page 알림: all notifications of the account. */
export const NotificationsPage = () => (
  <Page title="알림" width="prose">
    <NotificationList />
  </Page>
);
