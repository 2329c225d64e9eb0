import { useMutation } from '@danji/api-client';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import {
  type getNotificationSettings,
  updateNotificationSettings,
} from '@danji/contracts/notifications/delivery.endpoints';
import { ADVERTISEMENT_NIGHT, DEFAULT_QUIET_HOURS, type QuietHours } from '@danji/contracts/notifications/quiet-hours';
import { useSession, useToast } from '@danji/shell-sdk';
import { Box, Button, Field, HStack, Switch, Text, TextInput } from '@danji/ui';
import { useState } from 'react';
import { Section } from './section.tsx';

const LAW = `광고는 이 설정과 상관없이 밤 ${ADVERTISEMENT_NIGHT.start}부터 아침 ${ADVERTISEMENT_NIGHT.end}까지 보내지 않아요(정보통신망법 제50조 제3항).`;

/** Two times of day, and a button that saves them when they have changed. */
function Hours({
  saved,
  isSaving,
  onSave,
}: {
  saved: QuietHours;
  isSaving: boolean;
  onSave: (hours: QuietHours) => void;
}) {
  const [hours, setHours] = useState(saved);
  const hasChanged = hours.start !== saved.start || hours.end !== saved.end;
  const isWhole = hours.start !== '' && hours.end !== '';
  return (
    <HStack
      as="form"
      gap={3}
      css={{ flexWrap: 'wrap', alignItems: 'flex-end' }}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(hours);
      }}
    >
      <Box css={{ flex: '1 1 9rem' }}>
        <Field label="시작 시각">
          <TextInput type="time" value={hours.start} onChange={(start) => setHours({ ...hours, start })} />
        </Field>
      </Box>
      <Box css={{ flex: '1 1 9rem' }}>
        <Field label="종료 시각">
          <TextInput type="time" value={hours.end} onChange={(end) => setHours({ ...hours, end })} />
        </Field>
      </Box>
      <Button type="submit" variant="outline" loading={isSaving} disabled={!hasChanged || !isWhole}>
        시간 저장
      </Button>
    </HStack>
  );
}

/** The hours in which nothing rings. */
export function QuietHoursSection({ hours }: { hours: ResponseOf<typeof getNotificationSettings>['quiet_hours'] }) {
  const { acting } = useSession();
  const toast = useToast();
  const saving = useMutation(updateNotificationSettings);
  const save = async (quiet_hours: QuietHours | null) => {
    const result = await saving.trigger({ body: { quiet_hours } });
    if (result.ok)
      toast({ title: quiet_hours ? '방해 금지 시간을 저장했어요.' : '방해 금지 시간을 껐어요.', tone: 'success' });
    else if (result.error.code !== 'busy') toast({ title: result.error.title, tone: 'danger' });
  };
  return (
    <Section
      title="방해 금지 시간"
      lead="이 시간에 온 푸시 알림은 끝나는 시각에 알려 드려요. 비밀번호나 연락처 변경처럼 계정 보안에 관한 알림은 바로 보내요."
      ownerOnly
    >
      <Switch
        checked={hours !== null}
        disabled={saving.isRunning || acting !== null}
        onChange={(on) => void save(on ? DEFAULT_QUIET_HOURS : null)}
      >
        방해 금지 시간 쓰기
      </Switch>
      {hours ? (
        <Hours
          key={`${hours.start}-${hours.end}`}
          saved={hours}
          isSaving={saving.isRunning}
          onSave={(next) => void save(next)}
        />
      ) : null}
      <Text size="sm" tone="muted">
        {LAW}
      </Text>
    </Section>
  );
}
