import { SPACE_ROLE_LABELS } from '@danji/contracts/workspace/space-role';
import type { WorkMember, WorkSpace } from '@danji/contracts/workspace/work-space';
import { isOpenMembership } from '@danji/contracts/workspace/member-transitions';
import { EditState } from '@danji/contracts/codes/edit-state';
import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { formatTel } from '@danji/contracts/format/tel';
import { Badge, Button, HStack, Stack, Text, type TableColumn, type Tone } from '@danji/ui';
import { ClosedSpaceBadge } from '../../shared/closed-space-badge.tsx';

const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <Stack as="span" gap={0}>
    <span>{first}</span>
    {second ? (
      <Text as="span" size="sm" tone="subtle">
        {second}
      </Text>
    ) : null}
  </Stack>
);

export const SPACE_COLUMNS: readonly TableColumn<WorkSpace>[] = [
  {
    key: 'title',
    header: '워크스페이스',
    sortKey: 'title',
    cell: (space) => (
      <HStack as="span" gap={2} display="inline-flex">
        <TwoLines first={space.title} second={space.address1} />
        <ClosedSpaceBadge space={space} />
      </HStack>
    ),
  },
  { key: 'master', header: '대표 관리자', cell: ({ master_user }) => master_user.name },
  {
    key: 'member_count',
    header: '멤버',
    align: 'end',
    whole: true,
    cell: ({ member_count }) => `${formatNumber(member_count)}명`,
  },
  {
    key: 'number_of_units',
    header: '세대',
    align: 'end',
    whole: true,
    cell: ({ number_of_units }) => (number_of_units === null ? '-' : formatNumber(number_of_units)),
  },
  { key: 'apt_code', header: '단지 코드', hideOnCards: true, whole: true, cell: ({ apt_code }) => apt_code || '-' },
  { key: 'created', header: '만든 날', sortKey: 'created', whole: true, cell: ({ created }) => formatDate(created) },
];

function describeState({ edit_state_type: state, opened_by, invited_by }: WorkMember): { label: string; tone: Tone } {
  if (isOpenMembership(state) && opened_by === 'person' && invited_by === 'email')
    return { label: '확인 대기', tone: 'warning' };
  if (state === EditState.DONE) return { label: '참여 중', tone: 'success' };
  if (isOpenMembership(state))
    return opened_by === 'space' ? { label: '초대함', tone: 'brand' } : { label: '참여 요청', tone: 'warning' };
  return { label: state === EditState.FAILED ? '거절' : '나감', tone: 'neutral' };
}

/** The columns of the members of a work space; an active member can be made its master. */
export const toMemberColumns = (
  space: WorkSpace,
  onMakeMaster: (member: WorkMember) => void,
): readonly TableColumn<WorkMember>[] => [
  {
    key: 'name',
    header: '이름',
    cell: ({ user }) =>
      // Nobody has accepted the invitation yet: it has the contact that was typed and no name.
      user.id === null ? (
        <TwoLines first={user.email ?? formatTel(user.tel)} second="" />
      ) : (
        <TwoLines first={user.name} second={user.email ?? ''} />
      ),
  },
  { key: 'grade', header: '직급', cell: ({ job_grade }) => formatJobGrade(job_grade) },
  {
    key: 'role',
    header: '역할',
    cell: ({ role }) => <Badge tone={role === 'master' ? 'success' : 'neutral'}>{SPACE_ROLE_LABELS[role]}</Badge>,
  },
  {
    key: 'state',
    header: '상태',
    cell: (member) => <Badge tone={describeState(member).tone}>{describeState(member).label}</Badge>,
  },
  {
    key: 'tel',
    header: '연락처',
    hideOnCards: true,
    whole: true,
    cell: ({ user }) => (user.id !== null && formatTel(user.tel)) || '-',
  },
  {
    key: 'actions',
    header: '관리',
    align: 'end',
    alwaysVisible: true,
    cell: (member) =>
      member.edit_state_type === EditState.DONE &&
      !(member.role === 'master' && member.user.id === space.master_user.id) ? (
        <Button
          size="sm"
          variant="outline"
          aria-label={`${member.user.name} 님을 대표 관리자로 정하기`}
          onClick={() => onMakeMaster(member)}
        >
          대표 관리자로
        </Button>
      ) : null,
  },
];
