import { formatRelative } from '@danji/contracts/format/date';
import { NotificationType, type Notification } from '@danji/contracts/notifications/notification';
import { isAppPath } from '@danji/contracts/rules/app-path';
import { Link } from '@danji/shell-sdk/router';
import { Badge, Box, Flex, IconButton, Stack, Text } from '@danji/ui';

type Props = {
  notification: Notification;
  now: number;
  /** Whether it arrived while the list was open. */ isNew: boolean;
  onOpen: () => void;
  onDelete: () => void;
};

const BODY = {
  flex: '1 1 9rem',
  minWidth: 0,
  textAlign: 'start',
  padding: { base: 4, md: 5 },
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 'lg',
} as const;

function NotificationText({ notification, now }: Pick<Props, 'notification' | 'now'>) {
  const { title, content, is_read, notification_type, created } = notification;
  return (
    <Stack gap={1}>
      <Flex css={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Badge tone={is_read ? 'neutral' : 'brand'}>{NotificationType.label(notification_type)}</Badge>
        {is_read ? null : (
          <Box as="span" css={{ color: 'brand.fg', fontSize: 'xs', fontWeight: 'bold' }}>
            새 알림
          </Box>
        )}
        <Text as="span" size="sm" tone="subtle">
          {formatRelative(created, now)}
        </Text>
      </Flex>
      <Text css={{ fontWeight: is_read ? 'medium' : 'bold', color: 'fg' }}>{title}</Text>
      <Text tone="muted" css={{ whiteSpace: 'pre-line' }}>
        {content}
      </Text>
    </Stack>
  );
}

/** One notification: a press opens its target and marks it read. */
export function NotificationRow({ notification, now, isNew, onOpen, onDelete }: Props) {
  const { title, link, is_read } = notification;
  return (
    <Flex
      as="li"
      css={{
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: 'flex-start',
        borderWidth: '1px',
        borderColor: is_read ? 'border' : 'brand.border',
        borderRadius: 'lg',
        bg: 'bg.panel',
        ...(isNew && { animation: 'riseIn 200ms ease-out' }),
      }}
    >
      {link && isAppPath(link) ? (
        <Box asChild css={BODY}>
          <Link to={link} onClick={onOpen}>
            <NotificationText notification={notification} now={now} />
          </Link>
        </Box>
      ) : (
        <Box asChild css={BODY}>
          <button type="button" onClick={onOpen} aria-label={is_read ? title : `${title}, 읽음으로 표시`}>
            <NotificationText notification={notification} now={now} />
          </button>
        </Box>
      )}
      <Box css={{ padding: 2 }}>
        <IconButton icon="x" label={`${title} 알림 지우기`} onClick={onDelete} />
      </Box>
    </Flex>
  );
}
