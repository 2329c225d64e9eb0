import { rolesWith, SPACE_RIGHTS, type SpaceRight } from '@danji/contracts/workspace/space-rights';
import { SPACE_ROLE_LABELS, SPACE_ROLES } from '@danji/contracts/workspace/space-role';
import { Card, DescriptionList, Heading, Stack, Text } from '@danji/ui';
import { useId } from 'react';

const RIGHTS = Object.keys(SPACE_RIGHTS) as SpaceRight[];

const describeRoles = (right: SpaceRight): string => {
  const roles = rolesWith(right);
  return roles.length === SPACE_ROLES.length ? '모두' : roles.map((role) => SPACE_ROLE_LABELS[role]).join(', ');
};

/** The roles that may do something, from the same rules as the server. */
export function RightsTable() {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading as="h2" size="md" id={id}>
            역할마다 할 수 있는 일
          </Heading>
          <Text size="sm" tone="subtle">
            직급은 누구인지 알려 줄 뿐이고, 할 수 있는 일은 역할로 정해져요. 대표 관리자는 한 명이고, 다른 멤버에게 넘긴
            뒤에 나갈 수 있어요.
          </Text>
        </Stack>
        <DescriptionList
          items={RIGHTS.map((right) => ({ term: SPACE_RIGHTS[right].label, detail: describeRoles(right) }))}
        />
      </Stack>
    </Card>
  );
}
