import { useEndpoint } from '@danji/api-client';
import type { NextStep } from '@danji/contracts/workspace/next-contract';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { getNextContract } from '@danji/contracts/workspace/schedule.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { daysBetween } from '@danji/contracts/rules/day-math';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import {
  Alert,
  Anchor,
  Badge,
  Box,
  Button,
  Card,
  FailedState,
  Flex,
  Heading,
  Icon,
  ListSkeleton,
  Stack,
  Text,
} from '@danji/ui';
import { useState } from 'react';
import { formatPeriod } from '../shared/contract-period.ts';
import { useScheduleActions } from './use-schedule-actions.ts';

/** The card is expanded this many days before the end. */
const EXPANDED_DAYS = 120;

function Step({ step, today }: { step: NextStep; today: string }) {
  const left = daysBetween(today, step.date);
  return (
    <Flex as="li" gap={3} paddingBlock={2.5}>
      <Box
        display="grid"
        placeItems="center"
        boxSize={8}
        flexShrink={0}
        borderRadius="full"
        {...(step.is_past ? { bg: 'bg.muted', color: 'fg.subtle' } : { bg: 'brand.subtle', color: 'brand.fg' })}
      >
        <Icon name={step.is_past ? 'minus' : 'clock'} size={16} />
      </Box>
      <Box flex="1" minWidth={0}>
        <Flex gap={2} alignItems="center" flexWrap="wrap">
          <Text fontWeight="semibold">{step.name}</Text>
          {step.is_legal ? <Badge tone="brand">지켜야 하는 날</Badge> : null}
          {step.is_past ? (
            <Badge>지났어요</Badge>
          ) : (
            <Badge tone={left <= 7 ? 'danger' : 'neutral'}>{left === 0 ? '오늘' : `D-${left}`}</Badge>
          )}
        </Flex>
        <Text size="sm" numeric fontWeight="medium">
          {formatDate(step.date)}
        </Text>
        <Text size="sm" tone="subtle">
          {step.why}
        </Text>
      </Box>
    </Flex>
  );
}

function Plan({ schedule, today }: { schedule: WorkSchedule; today: string }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(getNextContract, { params: { id: schedule.id } });
  const actions = useScheduleActions();
  if (!data)
    return error ? (
      <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
    ) : (
      <ListSkeleton count={5} />
    );
  const late = data.steps.filter(({ is_past: isPast, is_legal: isLegal }) => isPast && isLegal);
  return (
    <Stack gap={4}>
      {late.length > 0 && schedule.contract_end !== null && schedule.contract_end >= today ? (
        <Alert
          tone="warning"
          title="서둘러야 하는 일이 있어요"
        >{`${late.map(({ name }) => name).join(', ')} 날짜가 지났어요. 계약을 잠시 늘리거나 수의계약을 할 수 있는지 확인해 주세요.`}</Alert>
      ) : null}
      <Stack as="ol" gap={0}>
        {data.steps.map((step) => (
          <Step key={step.key} step={step} today={today} />
        ))}
      </Stack>
      <Text size="sm" tone="subtle">
        주택관리업자 및 사업자 선정지침에 따라 거꾸로 센 날이에요. 관리규약과 지침의 최신 내용을 함께 확인해 주세요.
      </Text>
      {schedule.next ? null : (
        <Flex justifyContent="space-between" alignItems="center" gap={3} flexWrap="wrap">
          <Text size="sm" tone="muted" numeric>{`새 계약 기간 ${formatPeriod(data.draft)}`}</Text>
          <Flex gap={2} flexWrap="wrap">
            <Button asChild variant="outline">
              <Link to={`${webPaths.newBid}?space_id=${schedule.space_id}&schedule_id=${schedule.id}`}>
                <Icon name="gavel" />
                입찰공고 쓰기
              </Link>
            </Button>
            <Button
              icon="plus"
              loading={actions.isRunning}
              onClick={() => void actions.createNext(schedule.space_id, data.draft)}
            >
              다음 계약 만들기
            </Button>
          </Flex>
        </Flex>
      )}
    </Stack>
  );
}

/** Lists the steps to take before a contract ends, and creates the next contract. Renders nothing for a contract without an end. */
export function NextContract({ schedule, today }: { schedule: WorkSchedule; today: string }) {
  const { contract_end: end, next, space_id: spaceId } = schedule;
  const [isOpen, setIsOpen] = useState(
    end !== null && !schedule.is_complete && daysBetween(today, end) <= EXPANDED_DAYS,
  );
  if (end === null) return null;
  // The legal deadlines apply before the old contract ends, even when the next one already exists.
  const hasPlan = !next || !schedule.is_complete;
  return (
    <Card as="section" aria-label="다음 계약 준비">
      <Stack gap={3}>
        <Flex justifyContent="space-between" alignItems="center" gap={2} flexWrap="wrap">
          <Heading as="h2" size="md">
            다음 계약 준비
          </Heading>
          {hasPlan ? (
            <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? '접기' : '펼치기'}
            </Button>
          ) : null}
        </Flex>
        {next ? (
          <Text>
            다음 계약이 있어요.{' '}
            <Anchor asChild>
              <Link to={webPaths.workspaceSchedule(spaceId, next.id)}>{next.title}</Link>
            </Anchor>{' '}
            <Text as="span" size="sm" tone="subtle" numeric>
              {formatPeriod(next)}
            </Text>
          </Text>
        ) : null}
        {hasPlan && isOpen ? <Plan schedule={schedule} today={today} /> : null}
        {!next && !isOpen ? (
          <Text size="sm" tone="muted">
            공고와 선정 날짜를 거꾸로 세어 드리고, 같은 내용으로 다음 계약을 만들어요.
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
