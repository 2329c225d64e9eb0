import { formatDateTime } from '@danji/contracts/format/date';
import { DeliveryState, type DeliveryStateCode, NotificationChannel } from '@danji/contracts/notifications/channel';
import type { StaffDelivery } from '@danji/contracts/notifications/delivery-staff';
import { toFailureReason } from '@danji/contracts/notifications/failure-reasons';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { Badge, type TableColumn, Text } from '@danji/ui';

const { FAILED, UNKNOWN, SENT, DELIVERED, FALLEN_BACK } = DeliveryState;
const STATES = DeliveryState.options.map(({ code, label }) => ({ value: String(code), label }));
const CHANNELS = NotificationChannel.options.map(({ code, label }) => ({ value: String(code), label }));

/** Whether our staff may send it again. */
export const isDead = ({ state }: Pick<StaffDelivery, 'state'>): boolean => state === FAILED || state === UNKNOWN;

/** The name of a delivery where it stands alone. */
export const toDeliveryName = ({ user, title }: StaffDelivery): string => `${user.name} · ${title ?? '지워진 알림'}`;

const toStateTone = (state: DeliveryStateCode) => {
  if (state === FAILED) return 'danger';
  if (state === UNKNOWN || state === FALLEN_BACK) return 'warning';
  return state === SENT || state === DELIVERED ? 'success' : 'neutral';
};

function toReadLabel({ is_read }: Pick<StaffDelivery, 'is_read'>): string {
  if (is_read === null) return '-';
  return is_read ? '읽음' : '안 읽음';
}

/** The columns of what was sent; the list can be filtered by channel and state. */
export const DELIVERY_COLUMNS: readonly TableColumn<StaffDelivery>[] = [
  {
    key: 'title',
    header: '알림',
    cell: ({ title, notification_type }) => (
      <>
        {title ?? '지워진 알림'}
        <Text as="span" display="block" size="sm" tone="subtle">
          {NotificationType.label(notification_type)}
        </Text>
      </>
    ),
    exportValue: ({ title }) => title ?? '지워진 알림',
  },
  { key: 'user', header: '회원', cell: ({ user }) => user.name, exportValue: ({ user }) => user.name },
  {
    key: 'channel',
    header: '받는 방법',
    whole: true,
    filter: { kind: 'choice', options: CHANNELS },
    cell: ({ channel, is_digest }) => `${NotificationChannel.label(channel)}${is_digest ? ' (하루 한 번)' : ''}`,
    exportValue: ({ channel }) => NotificationChannel.label(channel),
  },
  {
    key: 'state',
    header: '상태',
    whole: true,
    filter: { kind: 'choice', options: STATES },
    cell: ({ state }) => <Badge tone={toStateTone(state)}>{DeliveryState.label(state)}</Badge>,
    exportValue: ({ state }) => DeliveryState.label(state),
  },
  {
    key: 'error_code',
    header: '이유',
    cell: ({ error_code }) => (error_code === null ? '-' : `${toFailureReason(error_code)} (${error_code})`),
    exportValue: ({ error_code }) => error_code ?? '',
  },
  {
    key: 'is_read',
    header: '앱에서 읽음',
    whole: true,
    hideOnCards: true,
    cell: toReadLabel,
    exportValue: toReadLabel,
  },
  {
    key: 'created',
    header: '등록',
    whole: true,
    cell: ({ created }) => formatDateTime(created),
    exportValue: ({ created }) => formatDateTime(created),
  },
  {
    key: 'done',
    header: '끝난 때',
    whole: true,
    cell: ({ done }) => (done === null ? '-' : formatDateTime(done)),
    exportValue: ({ done }) => (done === null ? '' : formatDateTime(done)),
  },
];
