import { NotificationChannel } from '@danji/contracts/notifications/channel';
import { NotificationType } from '@danji/contracts/notifications/notification';
import type { NotificationTemplate } from '@danji/contracts/notifications/template-staff.endpoints';
import { type TableColumn, Text } from '@danji/ui';
import { IMPORTANCE_LABELS, toAudience, toModeLabel } from './template-labels.ts';

const TYPES = NotificationType.options.map(({ code, label }) => ({ value: String(code), label }));

/** The columns of the kinds of notifications, with one for each channel. */
export const TEMPLATE_COLUMNS: readonly TableColumn<NotificationTemplate>[] = [
  {
    key: 'title',
    header: '제목',
    cell: ({ title, content }) => (
      <>
        {title}
        <Text as="span" display="block" size="sm" tone="subtle">
          {content}
        </Text>
      </>
    ),
  },
  {
    key: 'notification_type',
    header: '종류',
    whole: true,
    filter: { kind: 'choice', options: TYPES },
    cell: ({ notification_type }) => NotificationType.label(notification_type),
  },
  { key: 'audience', header: '받는 사람', cell: toAudience },
  { key: 'importance', header: '중요도', cell: ({ importance }) => IMPORTANCE_LABELS[importance] },
  ...NotificationChannel.options.map(({ code, label }): TableColumn<NotificationTemplate> => ({
    key: `channel-${code}`,
    header: label,
    whole: true,
    cell: (template) => toModeLabel(template, code),
  })),
];
