import { Page, RecordSkeleton } from '@danji/app-kit';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { formatDate, formatDateTime, toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import {
  Anchor,
  Badge,
  Box,
  Button,
  Card,
  DescriptionList,
  Grid,
  Icon,
  IconButton,
  Menu,
  Stack,
  Text,
} from '@danji/ui';
import { useDeferredValue, useState } from 'react';
import { ContractEvaluation } from '../evaluations/contract-evaluation.tsx';
import { NextContract } from '../schedules/next-contract.tsx';
import { PreviousContracts } from '../schedules/previous-contracts.tsx';
import { ScheduleFiles } from '../schedules/schedule-files.tsx';
import { ScheduleHistory } from '../schedules/schedule-history.tsx';
import { formatAmount, formatCategory } from '../schedules/schedule-text.ts';
import { useScheduleActions } from '../schedules/use-schedule-actions.ts';
import { WithSchedule } from '../schedules/with-schedule.tsx';
import { describeRemaining, toState } from '../shared/contract-period.ts';
import { SpaceFrame } from '../spaces/space-frame.tsx';

/** `/workspace/:id/schedules/:scheduleId`: one schedule or contract. */
export const SchedulePage = () => (
  <SpaceFrame title="일정·계약" skeleton={<RecordSkeleton />}>
    {(space) => (
      <WithSchedule spaceId={space.id}>{(schedule) => <Schedule key={schedule.id} schedule={schedule} />}</WithSchedule>
    )}
  </SpaceFrame>
);

const COLUMN = { base: 'contents', xl: 'flex' } as const;

function HeadActions({ schedule }: { schedule: WorkSchedule }) {
  const { space_id: spaceId, id, is_complete: isComplete } = schedule;
  const actions = useScheduleActions();
  return (
    <>
      <Button
        variant={isComplete ? 'outline' : 'subtle'}
        icon={isComplete ? 'rotate-ccw' : 'check'}
        loading={actions.isRunning}
        onClick={() => void actions.setComplete(schedule, !isComplete)}
      >
        {isComplete ? '다시 진행' : '완료로 바꾸기'}
      </Button>
      <Button asChild variant="outline">
        <Link to={webPaths.workspaceScheduleEdit(spaceId, id)}>
          <Icon name="pencil" />
          수정
        </Link>
      </Button>
      <Menu
        label="일정 관리"
        trigger={<IconButton icon="more" label="일정 관리" />}
        items={[{ label: '삭제', icon: 'trash', tone: 'danger', onSelect: () => void actions.remove(schedule) }]}
      />
    </>
  );
}

function Details({ schedule }: { schedule: WorkSchedule }) {
  const {
    contract,
    brand,
    contract_start: start,
    contract_end: end,
    contract_amount: amount,
    building_name: building,
    description,
    user,
    created,
    updated,
  } = schedule;
  return (
    <Card as="section" aria-label="계약 내용">
      <DescriptionList
        items={[
          { term: '분류', detail: formatCategory(schedule) },
          {
            term: '계약 업체',
            detail: brand ? (
              <Anchor asChild>
                <Link to={webPaths.brand(brand.id)}>{contract || brand.name}</Link>
              </Anchor>
            ) : (
              contract
            ),
          },
          { term: '계약 금액', detail: formatAmount(amount) },
          { term: '시작일', detail: formatDate(start) },
          { term: '종료일', detail: formatDate(end) },
          { term: '건물 이름', detail: building },
          { term: '등록', detail: `${user?.name ?? '단지 운영팀'} · ${formatDateTime(created)}` },
          { term: '마지막 수정', detail: formatDateTime(updated) },
        ]}
      />
      {description ? (
        <Text marginTop={4} whiteSpace="pre-wrap" overflowWrap="anywhere">
          {description}
        </Text>
      ) : null}
    </Card>
  );
}

function Schedule({ schedule }: { schedule: WorkSchedule }) {
  const [today] = useState(() => toBusinessDate(new Date()));
  const state = toState(schedule, today);
  // The first frame renders what a phone shows first; the rest follows at once without delaying it.
  const isWhole = useDeferredValue(true, false);
  return (
    <Page
      title={schedule.title}
      back={{ path: webPaths.workspaceSchedules(schedule.space_id), label: '일정·계약' }}
      badges={
        <>
          <Badge tone={state.tone}>{state.label}</Badge>
          <Text tone="muted">
            {schedule.is_complete ? '완료한 일정이에요' : describeRemaining(schedule.contract_end, today)}
          </Text>
        </>
      }
      actions={<HeadActions schedule={schedule} />}
    >
      {/* In one column, the open tasks come before the history. */}
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 400px' }} gap={5} alignItems="start">
        <Stack gap={5} display={COLUMN}>
          <Details schedule={schedule} />
          {isWhole ? (
            <>
              <ScheduleFiles files={schedule.files} />
              <Box order={{ base: 1, xl: 0 }} minWidth={0}>
                <ScheduleHistory scheduleId={schedule.id} />
              </Box>
            </>
          ) : null}
        </Stack>
        <Stack gap={5} display={COLUMN}>
          {isWhole ? (
            <>
              <NextContract key={`${schedule.contract_end}${schedule.is_complete}`} schedule={schedule} today={today} />
              <ContractEvaluation schedule={schedule} />
              <PreviousContracts schedule={schedule} />
            </>
          ) : null}
        </Stack>
      </Grid>
    </Page>
  );
}
