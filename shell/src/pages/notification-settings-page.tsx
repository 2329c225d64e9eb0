import { Page } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Icon, Stack } from '@danji/ui';
import { ChannelSettings } from '../account/channel-settings.tsx';

/** The page 알림 설정: how the account is notified outside of the app. */
export const NotificationSettingsPage = () => (
  <Page width="prose">
    <Stack gap={5}>
      <Anchor
        asChild
        css={{ display: 'inline-flex', alignItems: 'center', gap: 1, alignSelf: 'start', minHeight: '2.75rem' }}
      >
        <Link to={webPaths.me}>
          <Icon name="chevron-left" />내 정보
        </Link>
      </Anchor>
      <ChannelSettings />
    </Stack>
  </Page>
);
