import { NotificationList } from '../notifications/notification-list.tsx';
import { Page } from '../shared/page.tsx';

/** What happened while one was away. */
export const NotificationsPage = () => (
  <Page title="알림" width="prose">
    <NotificationList />
  </Page>
);
