import { useEndpoint } from '@danji/api-client';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import {
  COMMUNITY_POINT_ACTIONS,
  type CommunityPointSimulation,
  SIMULATED_DAYS,
} from '@danji/contracts/points/community-point-rule';
import { simulateCommunityPointRule } from '@danji/contracts/points/community-point-rule.endpoints';
import { Alert, Button, HStack, Stack, Text } from '@danji/ui';
import { useState } from 'react';

type Simulated = QueryOf<typeof simulateCommunityPointRule>;

const toChange = ({ before, after }: { before: number; after: number }): string =>
  `${formatPoints(before)} → ${formatPoints(after)}`;

const Result = ({ simulation }: { simulation: CommunityPointSimulation }) => (
  <Stack as="section" aria-label="미리 계산한 결과" gap={2}>
    <Text fontWeight="semibold" numeric>{`지난 ${SIMULATED_DAYS}일의 활동: ${toChange(simulation)}`}</Text>
    {simulation.rows.length === 0 ? (
      <Text size="sm" tone="muted">
        이 규칙으로 달라지는 활동이 없어요.
      </Text>
    ) : (
      <Stack as="ul" gap={1} listStyle="none">
        {simulation.rows.map((row) => (
          <HStack key={row.action_type} as="li" justifyContent="space-between" flexWrap="wrap" gap={2}>
            <Text size="sm" tone="muted" numeric>
              {`${COMMUNITY_POINT_ACTIONS[row.action_type].label} ${formatNumber(row.acts)}번`}
            </Text>
            <Text size="sm" numeric>
              {toChange(row)}
            </Text>
          </HStack>
        ))}
      </Stack>
    )}
    <Text size="sm" tone="subtle">
      이미 포인트가 들어온 활동만 세고, 하루 횟수를 넘긴 활동은 빼요.
    </Text>
  </Stack>
);

/** Says on demand what a value that is not saved yet would have changed in the last days. */
export function RuleSimulation({ rule }: { rule: Simulated | null }) {
  const [asked, setAsked] = useState<string>();
  const key = JSON.stringify(rule);
  const isAsked = rule !== null && asked === key;
  const { data, error, isLoading } = useEndpoint(simulateCommunityPointRule, isAsked ? { query: rule } : null);
  return (
    <Stack gap={3}>
      <Button
        variant="outline"
        icon="trending-up"
        alignSelf="flex-start"
        disabled={rule === null}
        loading={isLoading}
        onClick={() => setAsked(key)}
      >
        {`지난 ${SIMULATED_DAYS}일로 미리 계산하기`}
      </Button>
      {error ? <Alert tone="danger" title={error.title} /> : null}
      {data && isAsked ? <Result simulation={data} /> : null}
    </Stack>
  );
}
