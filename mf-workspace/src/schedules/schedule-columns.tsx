import type { ScheduleSummary } from '@danji/contracts/workspace/schedule';
import { webPaths } from '@danji/contracts/web-paths';
import { Badge, Box, HStack, Icon, type TableColumn, Text } from '@danji/ui';
import { formatPeriod, toState } from '../shared/contract-period.ts';
import { formatAmount, formatCategory } from './schedule-text.ts';

const Title = ({ schedule }: { schedule: ScheduleSummary }) => (
  <Box as="span" display="block" textAlign="start" minWidth={{ base: 0, md: '7rem', xl: '16rem' }}>
    <HStack as="span" gap={1.5}>
      <Box as="span" fontWeight="semibold" overflowWrap="anywhere">
        {schedule.title}
      </Box>
      {schedule.file_count > 0 ? (
        <Box as="span" display="inline-flex" color="fg.subtle">
          <Icon name="paperclip" size={16} label={`첨부파일 ${schedule.file_count}개`} />
        </Box>
      ) : null}
    </HStack>
    <Text as="span" display="block" size="sm" tone="subtle" fontWeight="regular">
      {formatCategory(schedule)}
    </Text>
    {/* Cards show these here instead of one line each, which keeps a page of cards short. */}
    <Text as="span" display={{ base: 'block', md: 'none' }} size="sm" tone="muted" fontWeight="regular" numeric>
      {[formatPeriod(schedule), schedule.contract].filter((part) => part && part !== '-').join(' · ')}
    </Text>
  </Box>
);

/** The columns of the table of schedules. */
export const listScheduleColumns = (today: string): readonly TableColumn<ScheduleSummary>[] => [
  { key: 'title', header: '제목', cell: (schedule) => <Title schedule={schedule} /> },
  {
    key: 'state',
    header: '남은 기간',
    width: '110px',
    cell: (schedule) => <Badge tone={toState(schedule, today).tone}>{toState(schedule, today).label}</Badge>,
  },
  { key: 'period', header: '기간', width: '240px', hideOnCards: true, whole: true, cell: formatPeriod },
  {
    key: 'contract',
    header: '계약 업체',
    width: '170px',
    truncate: true,
    hideOnCards: true,
    cell: ({ contract }) => contract || '-',
  },
  {
    key: 'amount',
    header: '계약 금액',
    align: 'end',
    width: '150px',
    hideOnCards: true,
    whole: true,
    cell: ({ contract_amount }) => formatAmount(contract_amount),
  },
];

export const toSchedulePath = ({ space_id, id }: ScheduleSummary): string => webPaths.workspaceSchedule(space_id, id);
