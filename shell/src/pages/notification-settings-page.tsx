import { Page } from '@danji/app-kit';
import { ChannelSettings } from '../account/channel-settings.tsx';

/** The page 알림 설정: how the account is notified outside of the app. */
export const NotificationSettingsPage = () => (
  <Page width="prose">
    <ChannelSettings />
  </Page>
);
