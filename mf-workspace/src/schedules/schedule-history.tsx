import { PagedHistory } from '@danji/app-kit';
import { getOwn } from '@danji/contracts/get-own';
import type { ScheduleChange } from '@danji/contracts/workspace/schedule';
import { listScheduleChanges } from '@danji/contracts/workspace/schedule.endpoints';
import { Card, Heading, Stack } from '@danji/ui';
import { FIELD_LABELS, formatFieldValue } from './schedule-text.ts';

const KINDS: Record<ScheduleChange['kind'], string> = {
  created: '등록했어요',
  imported: '엑셀에서 가져왔어요',
  changed: '고쳤어요',
  deleted: '삭제했어요',
  restored: '되살렸어요',
};

/** The change history, the newest entry first. */
export const ScheduleHistory = ({ scheduleId }: { scheduleId: number }) => (
  <Card as="section" aria-label="바뀐 이력">
    <Stack gap={3}>
      <Heading as="h2" size="md">
        바뀐 이력
      </Heading>
      <PagedHistory
        call={listScheduleChanges}
        id={scheduleId}
        label="바뀐 이력"
        empty={{ title: '아직 바뀐 적이 없어요' }}
        toEntry={({ id, kind, user, created, fields }) => ({
          id,
          title: `${user ? `${user.name} 님이` : '단지 운영팀이'} ${KINDS[kind]}`,
          at: created,
          changes: fields.map(({ field, before, after }) => ({
            label: getOwn(FIELD_LABELS, field) ?? field,
            before: formatFieldValue(field, before),
            after: formatFieldValue(field, after),
          })),
        })}
      />
    </Stack>
  </Card>
);
