import { hasSpaceRight, SPACE_RIGHTS, type SpaceRight } from '@danji/contracts/workspace/space-rights';
import { SPACE_ROLE_LABELS, SPACE_ROLES, type SpaceRole } from '@danji/contracts/workspace/space-role';
import { Card, DescriptionList, Heading, Stack, Text } from '@danji/ui';
import { useId } from 'react';

const RIGHTS = Object.keys(SPACE_RIGHTS) as SpaceRight[];

/** Lists the rights of a role that the one below does not have. */
const OwnRights = ({ role, below }: { role: SpaceRole; below: SpaceRole | undefined }) => (
  <Stack as="ul" gap={1}>
    {RIGHTS.filter((right) => hasSpaceRight(role, right) && !(below && hasSpaceRight(below, right))).map((right) => (
      <li key={right}>{SPACE_RIGHTS[right].label}</li>
    ))}
  </Stack>
);

/** Lists the rights of each role beyond the ones below it, from the same rules as the server. */
export function RoleRights() {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading as="h2" size="md" id={id}>
            역할마다 할 수 있는 일
          </Heading>
          <Text size="sm" tone="subtle">
            직급은 누구인지 알려 줄 뿐이고, 할 수 있는 일은 역할로 정해져요. 위 역할은 아래 역할의 일도 모두 할 수
            있어요. 대표 관리자는 한 명이고, 다른 멤버에게 넘긴 뒤에 나갈 수 있어요.
          </Text>
        </Stack>
        <DescriptionList
          items={SPACE_ROLES.map((role, at) => ({
            term: SPACE_ROLE_LABELS[role],
            detail: <OwnRights role={role} below={SPACE_ROLES[at + 1]} />,
          }))}
        />
      </Stack>
    </Card>
  );
}
