import type { ResponseOf } from '@danji/contracts/define-endpoint';
import {
  DeliveryMode,
  NotificationChannel,
  type NotificationChannelCode,
} from '@danji/contracts/notifications/channel';
import type { getNotificationSettings } from '@danji/contracts/notifications/delivery.endpoints';
import { NotificationType, type NotificationTypeCode } from '@danji/contracts/notifications/notification';
import { useSession } from '@danji/shell-sdk';
import { Box, Checkbox, DataTable, HStack, Select, type TableColumn, VisuallyHidden } from '@danji/ui';
import { isTypeFor } from '../shared/is-type-for.ts';
import { Section } from './section.tsx';
import { useSaveNotifications } from './use-save-notifications.ts';

type Settings = ResponseOf<typeof getNotificationSettings>;
type Choice = Settings['choices'][number];
type Group = { type: NotificationTypeCode; choices: readonly Choice[] };

const DEFAULT = 'default';
const TIMES = [
  { value: DEFAULT, label: '기본' },
  ...[DeliveryMode.AT_ONCE, DeliveryMode.DAILY].map((code) => ({
    value: String(code),
    label: DeliveryMode.label(code),
  })),
];

/** Whether a group comes by a channel, and when: the name of both is that of the row and of the column. */
function ChoiceCell({
  choice,
  disabled,
  onChoose,
}: {
  choice: Choice;
  disabled: boolean;
  onChoose: (mode: Choice['mode']) => void;
}) {
  const name = `${NotificationType.label(choice.notification_type)} – ${NotificationChannel.label(choice.channel)}`;
  const isOn = choice.mode !== DeliveryMode.OFF;
  return (
    <HStack gap={2}>
      <Checkbox checked={isOn} disabled={disabled} onChange={(on) => onChoose(on ? null : DeliveryMode.OFF)}>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Checkbox>
      {isOn ? (
        <Box css={{ flex: '1 1 7rem', maxWidth: '9rem' }}>
          <Select
            size="sm"
            aria-label={`${name} 받는 때`}
            value={choice.mode === null ? DEFAULT : String(choice.mode)}
            options={TIMES}
            disabled={disabled}
            onChange={(value) =>
              onChoose(DeliveryMode.options.find(({ code }) => String(code) === value)?.code ?? null)
            }
          />
        </Box>
      ) : null}
    </HStack>
  );
}

type Choosing = { disabled: boolean; onChoose: (choice: Choice, mode: Choice['mode']) => void };

const toColumn = (channel: NotificationChannelCode, { disabled, onChoose }: Choosing): TableColumn<Group> => ({
  key: String(channel),
  header: NotificationChannel.label(channel),
  cell: ({ choices }) => {
    const choice = choices.find((each) => each.channel === channel);
    if (!choice) return null;
    return <ChoiceCell choice={choice} disabled={disabled} onChoose={(mode) => onChoose(choice, mode)} />;
  },
});

const TYPE_COLUMN: TableColumn<Group> = {
  key: 'type',
  header: '알림 종류',
  cell: ({ type }) => NotificationType.label(type),
  whole: true,
};

/** Every group of notifications with every channel; on phones each group is a card. A choice is saved at once. */
export function ChoiceTable({ settings }: { settings: Settings }) {
  const { acting, kind } = useSession();
  const { save, isSaving } = useSaveNotifications();
  const shown = settings.choices.filter(({ notification_type }) => isTypeFor(kind, notification_type));
  const groups = [...Map.groupBy(shown, ({ notification_type }) => notification_type)];
  const onChoose: Choosing['onChoose'] = (choice, mode) =>
    void save(
      { choices: [{ ...choice, mode }] },
      `${NotificationType.label(choice.notification_type)} 알림을 바꿨어요.`,
    );
  const choosing = { disabled: isSaving || acting !== null, onChoose };
  return (
    <Section title="받을 알림" lead="하루 한 번은 아침 8시 30분에 모아서 보내요." ownerOnly>
      <DataTable
        label="알림 종류와 받는 방법"
        columns={[TYPE_COLUMN, ...settings.channels.map((channel) => toColumn(channel, choosing))]}
        rows={groups.map(([type, choices]): Group => ({ type, choices }))}
        rowKey={({ type }) => type}
      />
    </Section>
  );
}
