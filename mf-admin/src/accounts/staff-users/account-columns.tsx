import { StaffType } from '@danji/contracts/codes/user-codes';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { formatDate } from '@danji/contracts/format/date';
import { formatTel } from '@danji/contracts/format/tel';
import type { User } from '@danji/contracts/accounts/user';
import { Badge, Stack, Text, type TableColumn } from '@danji/ui';
import { BusinessStateBadge } from '../shared/business-state-badge.tsx';
import { ReviewBadge, StatusBadge } from '../shared/account-badges.tsx';
import { nameOf, REVIEW_OPTIONS } from '../shared/account-labels.ts';
import { STATUS_FILTER } from './status-filter.ts';

type Column = TableColumn<User>;

const orDash = (text: string | null | undefined): string => text || '-';

const EMAIL: Column = { key: 'email', header: '이메일', cell: ({ email }) => orDash(email) };
const TEL: Column = { key: 'tel', header: '휴대폰', whole: true, cell: ({ tel }) => orDash(formatTel(tel)) };
const STATUS: Column = {
  key: 'status',
  header: '상태',
  filter: STATUS_FILTER,
  cell: (user) => <StatusBadge user={user} />,
};
const CREATED: Column = {
  key: 'created',
  header: '가입일',
  sortKey: 'created',
  whole: true,
  cell: ({ created }) => formatDate(created),
};
const RECENT: Column = {
  key: 'recent',
  header: '최근 로그인',
  sortKey: 'recent_login',
  hideOnCards: true,
  whole: true,
  cell: ({ recent_login }) => formatDate(recent_login),
};

export const GENERAL_COLUMNS: readonly Column[] = [
  { key: 'name', header: '이름', sortKey: 'name', cell: nameOf },
  EMAIL,
  TEL,
  { key: 'building', header: '건물', cell: ({ general }) => orDash(general?.current_work?.building_name) },
  STATUS,
  CREATED,
  RECENT,
];

export const BRAND_COLUMNS: readonly Column[] = [
  { key: 'company', header: '상호', cell: nameOf },
  {
    key: 'brand_status',
    header: '심사',
    filter: { kind: 'choice', options: REVIEW_OPTIONS },
    cell: ({ brand }) => (brand ? <ReviewBadge state={brand.brand_status_type} /> : '-'),
  },
  {
    key: 'business_check',
    header: '국세청',
    whole: true,
    cell: ({ brand }) => <BusinessStateBadge check={brand?.business_check ?? null} />,
  },
  STATUS,
  {
    key: 'business_no',
    header: '사업자등록번호',
    whole: true,
    cell: ({ brand }) => orDash(formatBusinessNo(brand?.detail?.business_no)),
  },
  {
    key: 'name',
    header: '담당자',
    sortKey: 'name',
    whole: true,
    cell: ({ name, tel }) => (
      <Stack as="span" gap={0}>
        <span>{orDash(name)}</span>
        <Text as="span" size="xs" tone="subtle">
          {formatTel(tel)}
        </Text>
      </Stack>
    ),
  },
  EMAIL,
  CREATED,
  RECENT,
];

const TYPE_OPTIONS = StaffType.options.map(({ code, label }) => ({ value: String(code), label }));

export const STAFF_COLUMNS: readonly Column[] = [
  { key: 'name', header: '이름', sortKey: 'name', cell: nameOf },
  EMAIL,
  {
    key: 'staff_type',
    header: '종류',
    filter: { kind: 'choice', options: TYPE_OPTIONS },
    cell: ({ staff }) => <Badge tone="brand">{StaffType.label(staff?.staff_type)}</Badge>,
  },
  STATUS,
  { ...CREATED, header: '등록일' },
  RECENT,
];
