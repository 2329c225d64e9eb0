import { Page } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Stack } from '@danji/ui';
import { ChannelSettings } from '../account/channel-settings.tsx';
import { MarketingSection } from '../account/marketing-section.tsx';

/** The page 알림 설정: how the account is notified outside of the app. Operators get no advertisements. */
export function NotificationSettingsPage() {
  const { kind } = useSession();
  return (
    <Page width="prose" back={{ path: webPaths.me, label: '내 정보로 돌아가기' }}>
      <Stack gap={5}>
        <ChannelSettings />
        {kind === 'staff' ? null : <MarketingSection />}
      </Stack>
    </Page>
  );
}
