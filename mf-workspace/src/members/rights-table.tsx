import { hasSpaceRight, SPACE_RIGHTS, type SpaceRight } from '@danji/contracts/workspace/space-rights';
import { Box, Card, Heading, Icon, Stack, Text } from '@danji/ui';
import { useId } from 'react';
import { ROLE_LABELS } from './member-text.ts';

const RIGHTS = Object.keys(SPACE_RIGHTS) as SpaceRight[];
const ROLES = ['master', 'member'] as const;
const TABLE_STYLE = {
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingBlock: 3,
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    textAlign: 'center',
    width: '4.5rem',
  },
  '& th:first-of-type': { textAlign: 'start', width: 'auto', fontWeight: 'regular' },
  '& thead th': { color: 'fg.subtle', fontSize: 'sm' },
  '& tbody tr:last-of-type > *': { borderBottomWidth: 0 },
} as const;

const AllowedIcon = ({ isAllowed }: { isAllowed: boolean }) => (
  <Box as="span" display="inline-flex" color={isAllowed ? 'success.fg' : 'fg.subtle'}>
    <Icon name={isAllowed ? 'check' : 'minus'} label={isAllowed ? '할 수 있어요' : '할 수 없어요'} />
  </Box>
);

/** The permissions of each role, from the same rules as the server; it is a table on phones too, where three columns fit. */
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
            직급은 누구인지 알려 줄 뿐이고, 할 수 있는 일은 역할로 정해져요. 마지막 관리자는 다른 관리자를 정한 뒤에
            나갈 수 있어요.
          </Text>
        </Stack>
        <Box asChild css={TABLE_STYLE}>
          <table>
            <thead>
              <tr>
                <th scope="col">할 수 있는 일</th>
                {ROLES.map((role) => (
                  <th key={role} scope="col">
                    {ROLE_LABELS[role]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {RIGHTS.map((right) => (
                <tr key={right}>
                  <th scope="row">{SPACE_RIGHTS[right].label}</th>
                  {ROLES.map((role) => (
                    <td key={role}>
                      <AllowedIcon isAllowed={hasSpaceRight(role, right)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Box>
      </Stack>
    </Card>
  );
}
