import { AccountStatus, StaffType } from '@danji/contracts/codes/user-codes';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { formatDate } from '@danji/contracts/format/date';
import { formatTel } from '@danji/contracts/format/tel';
import type { User } from '@danji/contracts/users/user';
import { Badge, Box, HStack, Stack, Text, type TableColumn } from '@danji/ui';
import type { ReactNode } from 'react';
import { ReviewBadge, StatusBadge } from './account-badges.tsx';
import { nameOf } from './account-labels.ts';

type Column = TableColumn<User>;

const orDash = (text: string | null | undefined): string => text || '-';

/** Numbers and dates stay on one line: the table scrolls before they break. */
const Whole = ({ children }: { children: ReactNode }) => <Box as="span" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">{children}</Box>;

const EMAIL: Column = { key: 'email', header: '이메일', cell: ({ email }) => orDash(email) };
const TEL: Column = { key: 'tel', header: '휴대폰', cell: ({ tel }) => <Whole>{orDash(formatTel(tel))}</Whole> };
const STATUS: Column = { key: 'status', header: '상태', cell: (user) => <StatusBadge user={user} /> };
const CREATED: Column = { key: 'created', header: '가입일', sortKey: 'created', cell: ({ created }) => <Whole>{formatDate(created)}</Whole> };
const RECENT: Column = { key: 'recent', header: '최근 로그인', sortKey: 'recent_login', hideOnCards: true, cell: ({ recent_login }) => <Whole>{formatDate(recent_login)}</Whole> };

export const GENERAL_COLUMNS: readonly Column[] = [
  { key: 'name', header: '이름', sortKey: 'name', cell: nameOf },
  EMAIL, TEL,
  { key: 'building', header: '건물', cell: ({ general }) => orDash(general?.current_work?.building_name) },
  STATUS, CREATED, RECENT,
];

const isUsual = ({ account_status, is_deleted }: User): boolean => account_status === AccountStatus.NORMAL && !is_deleted;

export const BRAND_COLUMNS: readonly Column[] = [
  { key: 'company', header: '상호', cell: nameOf },
  {
    key: 'review', header: '심사·상태',
    cell: (user) => (
      <HStack as="span" gap={1} flexWrap="wrap">
        {user.brand ? <ReviewBadge state={user.brand.brand_status_type} /> : null}
        {isUsual(user) ? null : <StatusBadge user={user} />}
      </HStack>
    ),
  },
  { key: 'business_no', header: '사업자등록번호', cell: ({ brand }) => <Whole>{orDash(formatBusinessNo(brand?.detail?.business_no))}</Whole> },
  {
    key: 'name', header: '담당자', sortKey: 'name',
    cell: ({ name, tel }) => (
      <Stack as="span" gap={0}>
        <span>{orDash(name)}</span>
        <Text as="span" size="xs" tone="subtle"><Whole>{formatTel(tel)}</Whole></Text>
      </Stack>
    ),
  },
  EMAIL, CREATED, RECENT,
];

export const STAFF_COLUMNS: readonly Column[] = [
  { key: 'name', header: '이름', sortKey: 'name', cell: nameOf },
  EMAIL,
  { key: 'type', header: '종류', cell: ({ staff }) => <Badge tone="brand">{StaffType.label(staff?.staff_type)}</Badge> },
  STATUS, { ...CREATED, header: '등록일' }, RECENT,
];
