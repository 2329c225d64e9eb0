import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { NotificationChannel } from '@danji/contracts/notifications/channel';
import type { DeliveryFigure, DeliveryReport } from '@danji/contracts/notifications/delivery-staff';
import { toFailureReason } from '@danji/contracts/notifications/failure-reasons';
import { NotificationType } from '@danji/contracts/notifications/notification';
import type { TableColumn } from '@danji/ui';

type Counts = Omit<DeliveryFigure, 'date' | 'channel' | 'notification_type'>;

/** The figures in their order, under their names. */
export const COUNTS: readonly (readonly [keyof Counts, string])[] = [
  ['planned', '보낼 알림'],
  ['sent', '보냄'],
  ['delivered', '도착'],
  ['fallen_back', '문자로 도착'],
  ['read', '앱에서 읽음'],
  ['failed', '실패'],
  ['unknown', '알 수 없음'],
  ['skipped', '건너뜀'],
  ['waiting', '기다림'],
];

/** Adds the rows up. */
export const sumFigures = (rows: readonly DeliveryFigure[]): Counts =>
  Object.fromEntries(COUNTS.map(([name]) => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as Counts;

export const FIGURE_COLUMNS: readonly TableColumn<DeliveryFigure>[] = [
  { key: 'date', header: '날짜', whole: true, cell: ({ date }) => formatDate(date), exportValue: ({ date }) => date },
  {
    key: 'channel',
    header: '받는 방법',
    whole: true,
    cell: ({ channel }) => NotificationChannel.label(channel),
    exportValue: ({ channel }) => NotificationChannel.label(channel),
  },
  {
    key: 'notification_type',
    header: '알림 종류',
    whole: true,
    cell: ({ notification_type }) => NotificationType.label(notification_type),
    exportValue: ({ notification_type }) => NotificationType.label(notification_type),
  },
  ...COUNTS.map(([name, header]): TableColumn<DeliveryFigure> => ({
    key: name,
    header,
    align: 'end',
    cell: (row) => formatNumber(row[name]),
    exportValue: (row) => row[name],
  })),
];

type Failure = DeliveryReport['failures'][number];

export const FAILURE_COLUMNS: readonly TableColumn<Failure>[] = [
  {
    key: 'reason',
    header: '이유',
    cell: ({ error_code }) => toFailureReason(error_code || null),
    exportValue: ({ error_code }) => toFailureReason(error_code || null),
  },
  {
    key: 'error_code',
    header: '코드',
    whole: true,
    cell: ({ error_code }) => error_code || '-',
    exportValue: ({ error_code }) => error_code,
  },
  {
    key: 'channel',
    header: '받는 방법',
    whole: true,
    cell: ({ channel }) => NotificationChannel.label(channel),
    exportValue: ({ channel }) => NotificationChannel.label(channel),
  },
  {
    key: 'failed',
    header: '실패',
    align: 'end',
    cell: ({ failed }) => formatNumber(failed),
    exportValue: ({ failed }) => failed,
  },
];
