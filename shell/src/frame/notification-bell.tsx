import { useEndpoint } from '@danji/api-client';
import { countNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession, useTitleCount } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { IconButton } from '@danji/ui';
import { useOpenedNotifications } from './use-opened-notifications.ts';
import { HEADER_ICON } from './header-icon.ts';

/** Opens the notifications and shows how many are unread. */
export function NotificationBell() {
  const { status, isTemp, lacksSecondFactor } = useSession();
  const navigate = useNavigate();
  const unread = useEndpoint(countNotifications, status === 'signed_in' && !isTemp && !lacksSecondFactor ? {} : null);
  const count = unread.data?.count ?? 0;
  useTitleCount(count);
  useOpenedNotifications(unread);
  return (
    <IconButton
      icon="bell"
      label="알림"
      count={count}
      css={HEADER_ICON}
      onClick={() => void navigate(webPaths.notifications)}
    />
  );
}
