import { ReportReason } from '@danji/contracts/codes/report-codes';
import type { CommunityBan } from '@danji/contracts/community/community-ban';
import { describeBanEnd } from '@danji/contracts/community/community-ban-rules';
import { formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Button, Stack, Text, type TableColumn } from '@danji/ui';

const STATES = [
  { value: 'active', label: '제한 중' },
  { value: 'ended', label: '끝남' },
];

export const BanBadge = ({ ban: { is_active, lifted } }: { ban: CommunityBan }) => (
  <Badge tone={is_active ? 'danger' : 'neutral'}>{is_active ? '제한 중' : lifted === null ? '끝남' : '해제됨'}</Badge>
);

/** When a ban ends, or has been lifted. */
export const describeEnd = ({ until, lifted }: CommunityBan): string =>
  lifted === null ? describeBanEnd(until) : `${formatDateTime(lifted)} 해제`;

const Reason = ({ ban: { reason, message } }: { ban: CommunityBan }) => (
  <Stack gap={0.5} textAlign="start">
    <Text as="span">{ReportReason.label(reason)}</Text>
    <Text as="span" size="sm" tone="subtle" overflowWrap="anywhere" lineClamp={2}>
      {message}
    </Text>
  </Stack>
);

/** The columns of the bans; the list can be filtered by whether they go on. */
export const toBanColumns = (onLift: (ban: CommunityBan) => void): readonly TableColumn<CommunityBan>[] => [
  { key: 'user', header: '회원', cell: ({ user }) => user.nickname },
  {
    key: 'state',
    header: '상태',
    filter: { kind: 'choice', options: STATES },
    cell: (ban) => <BanBadge ban={ban} />,
  },
  { key: 'ends', header: '끝', whole: true, cell: describeEnd },
  { key: 'reason', header: '사유', cell: (ban) => <Reason ban={ban} /> },
  {
    key: 'case',
    header: '신고',
    cell: ({ case_nano_id }) =>
      case_nano_id === null ? (
        '-'
      ) : (
        <Anchor asChild display="inline-flex" alignItems="center" minHeight="6">
          <Link to={webPaths.adminReport(case_nano_id)}>신고 보기</Link>
        </Anchor>
      ),
  },
  { key: 'author', header: '제한한 사람', cell: ({ author }) => author?.name ?? '-' },
  { key: 'created', header: '시작', whole: true, cell: ({ created }) => formatDateTime(created) },
  {
    key: 'actions',
    header: '관리',
    align: 'end',
    alwaysVisible: true,
    cell: (ban) =>
      ban.is_active ? (
        <Button
          size="sm"
          variant="outline"
          aria-label={`${ban.user.nickname} 님의 활동 제한 풀기`}
          onClick={() => onLift(ban)}
        >
          풀기
        </Button>
      ) : null,
  },
];
