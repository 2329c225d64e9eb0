import { EditState } from '@danji/contracts/codes/edit-state';
import type { CompanyItemLine } from '@danji/contracts/bids/company-item';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { Box, type TableColumn } from '@danji/ui';
import { describePlacement, describeSectors, ItemStateBadge, PLACEMENT_OPTIONS } from './item-labels.tsx';

export const ITEM_COLUMNS: readonly TableColumn<CompanyItemLine>[] = [
  {
    key: 'title',
    header: '제목',
    alwaysVisible: true,
    exportValue: ({ title }) => title,
    cell: ({ title }) => (
      <Box as="span" lineClamp={2} fontWeight="medium">
        {title}
      </Box>
    ),
  },
  {
    key: 'state',
    header: '상태',
    exportValue: ({ edit_state_type }) => EditState.label(edit_state_type),
    cell: ({ edit_state_type }) => <ItemStateBadge state={edit_state_type} />,
  },
  { key: 'company', header: '업체', cell: ({ user }) => user.name, exportValue: ({ user }) => user.name },
  { key: 'sectors', header: '분야', cell: describeSectors, exportValue: describeSectors },
  {
    key: 'ad_type',
    header: '노출 자리',
    filter: { kind: 'choice', options: PLACEMENT_OPTIONS },
    whole: true,
    cell: ({ ad_type }) => describePlacement(ad_type),
    exportValue: ({ ad_type }) => describePlacement(ad_type),
  },
  {
    key: 'views',
    header: '조회',
    align: 'end',
    whole: true,
    cell: ({ views }) => formatNumber(views),
    exportValue: ({ views }) => views,
  },
  {
    key: 'created',
    header: '등록일',
    sortKey: 'created',
    whole: true,
    cell: ({ created }) => formatDate(created),
    exportValue: ({ created }) => formatDate(created),
  },
];
