import { SPACE_ROLE_LABELS } from '@danji/contracts/workspace/space-role';
import type { WorkMember, WorkSpace } from '@danji/contracts/workspace/work-space';
import { isOpenMembership } from '@danji/contracts/workspace/member-transitions';
import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { formatDate } from '@danji/contracts/format/date';
import { formatTel } from '@danji/contracts/format/tel';
import { useSession } from '@danji/shell-sdk';
import { Avatar, Badge, Box, Button, Flex, IconButton, Menu, Text, type TableColumn } from '@danji/ui';
import { nameOf } from '../shared/member-name.ts';
import { useCan } from '../shared/space-rights.ts';
import { describeState, describeUnit } from './member-text.ts';
import { useMemberActions, type MemberActions } from './use-member-actions.tsx';

function Person({ member, isMe }: { member: WorkMember; isMe: boolean }) {
  const { user } = member;
  const name = nameOf(member);
  // The greeting and the unit of the member help to answer a request; later they are in the way.
  const asks = isOpenMembership(member.edit_state_type) && (member.greeting || describeUnit(member));
  return (
    <Flex gap={3} alignItems="center" textAlign="start">
      <Avatar name={user.name} src={user.profile_image_url} />
      <Box minWidth={0}>
        <Text fontWeight="semibold">
          {name}
          {isMe ? (
            <Text as="span" tone="subtle" fontWeight="regular">
              {' (나)'}
            </Text>
          ) : null}
        </Text>
        {asks ? (
          <Text size="sm" tone="muted" fontWeight="regular">
            {[describeUnit(member), member.greeting].filter(Boolean).join(' · ')}
          </Text>
        ) : null}
        {member.invitation_expires ? (
          <Text size="sm" tone="muted" fontWeight="regular">
            {`${formatDate(member.invitation_expires)}까지 답할 수 있어요`}
          </Text>
        ) : null}
        {user.email && user.email !== name ? (
          <Text size="sm" tone="subtle" fontWeight="regular">
            {user.email}
          </Text>
        ) : null}
      </Box>
    </Flex>
  );
}

function Actions({ member, actions: { accept, refuse, items } }: { member: WorkMember; actions: MemberActions }) {
  const name = nameOf(member);
  return (
    <Flex gap={2} justifyContent="flex-end" alignItems="center">
      {refuse ? (
        <Button size="sm" variant="outline" aria-label={`${name} 님의 참여 요청 거절`} onClick={refuse}>
          거절
        </Button>
      ) : null}
      {accept ? (
        <Button size="sm" aria-label={`${name} 님의 참여 요청 수락`} onClick={accept}>
          수락
        </Button>
      ) : null}
      {items.length > 0 ? (
        <Menu label={`${name} 님 관리`} items={items} trigger={<IconButton icon="more" label={`${name} 님 관리`} />} />
      ) : null}
    </Flex>
  );
}

const listColumns = (
  myId: number | undefined,
  seesContacts: boolean,
  toActions: (member: WorkMember) => MemberActions,
): TableColumn<WorkMember>[] => [
  { key: 'name', header: '이름', cell: (member) => <Person member={member} isMe={member.user.id === myId} /> },
  { key: 'grade', header: '직급', cell: ({ job_grade }) => formatJobGrade(job_grade), width: '140px' },
  {
    key: 'role',
    header: '역할',
    cell: ({ role }) => <Badge tone={role === 'master' ? 'success' : 'neutral'}>{SPACE_ROLE_LABELS[role]}</Badge>,
    width: '120px',
  },
  {
    key: 'state',
    header: '상태',
    cell: (member) => <Badge tone={describeState(member).tone}>{describeState(member).label}</Badge>,
    width: '110px',
  },
  ...(seesContacts
    ? [
        {
          key: 'tel',
          header: '연락처',
          cell: (member: WorkMember) => (member.user.id === null ? '-' : formatTel(member.user.tel) || '-'),
          whole: true,
          width: '150px',
        },
      ]
    : []),
  {
    key: 'actions',
    header: '관리',
    align: 'end',
    width: '190px',
    cell: (member) => {
      const actions = toActions(member);
      return actions.accept || actions.items.length > 0 ? <Actions member={member} actions={actions} /> : null;
    },
  },
];

/** The columns of the table of members. */
export function useMemberColumns(space: WorkSpace, archive: () => Promise<boolean>): TableColumn<WorkMember>[] {
  const { user } = useSession();
  return listColumns(user?.id, useCan(space)('see_contacts'), useMemberActions(space, archive));
}
