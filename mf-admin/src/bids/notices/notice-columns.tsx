import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { SuggestItemState, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import type { StaffSuggestItem } from '@danji/contracts/bids/suggest-item-staff';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { Badge, HStack, Stack, Text, type TableColumn } from '@danji/ui';
import { describeRegion, NoticeStateBadge, STATE_OPTIONS, TYPE_OPTIONS } from './notice-labels.tsx';

const Title = ({ notice: { title, space, flagged } }: { notice: StaffSuggestItem }) => (
  <Stack gap={0.5} textAlign="start" minWidth={{ md: '56' }}>
    <HStack flexWrap="wrap" gap={1.5}>
      <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
        {title}
      </Text>
      {flagged === null ? null : <Badge tone="warning">주의</Badge>}
    </HStack>
    <Text as="span" size="sm" tone="subtle">
      {space.title}
    </Text>
  </Stack>
);

const figure = (
  key: 'reads' | 'requests' | 'addenda',
  header: string,
  isWhole = false,
): TableColumn<StaffSuggestItem> => ({
  key,
  header,
  align: 'end',
  width: '80px',
  ...(isWhole && { whole: true }),
  cell: (notice) => formatNumber(notice[key]),
  exportValue: (notice) => notice[key],
});

export const NOTICE_COLUMNS: readonly TableColumn<StaffSuggestItem>[] = [
  {
    key: 'title',
    header: '공고',
    alwaysVisible: true,
    cell: (notice) => <Title notice={notice} />,
    exportValue: ({ title }) => title,
  },
  {
    key: 'state',
    header: '상태',
    width: '110px',
    filter: { kind: 'choice', options: STATE_OPTIONS },
    cell: ({ state }) => <NoticeStateBadge state={state} />,
    exportValue: ({ state }) => SuggestItemState.label(state),
  },
  {
    key: 'suggest_type',
    header: '종류',
    width: '120px',
    filter: { kind: 'choice', options: TYPE_OPTIONS },
    cell: ({ suggest_type }) => SuggestType.label(suggest_type),
    exportValue: ({ suggest_type }) => SuggestType.label(suggest_type),
  },
  {
    key: 'category',
    header: '분야',
    whole: true,
    cell: ({ category }) => (category === null ? '-' : toSubCategoryName(category)),
    exportValue: ({ category }) => (category === null ? '' : toSubCategoryName(category)),
  },
  { key: 'region', header: '지역', whole: true, cell: describeRegion, exportValue: describeRegion },
  figure('reads', '읽음'),
  figure('requests', '제안'),
  figure('addenda', '정정'),
  {
    key: 'date_end',
    header: '마감',
    width: '160px',
    whole: true,
    cell: ({ date_end }) => formatDateTime(date_end),
    exportValue: ({ date_end }) => formatDateTime(date_end),
  },
  {
    key: 'created',
    header: '공고한 때',
    width: '160px',
    whole: true,
    cell: ({ created }) => formatDateTime(created),
    exportValue: ({ created }) => formatDateTime(created),
  },
];
