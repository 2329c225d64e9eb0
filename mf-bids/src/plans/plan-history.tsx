import { usePagedList } from '@danji/api-client';
import { ListSection } from '@danji/app-kit';
import { listBrandPlans } from '@danji/contracts/bids/brand-plan.endpoints';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { formatDate } from '@danji/contracts/format/date';
import { Card, Flex, Heading, Stack, Text } from '@danji/ui';

/** The periods of plans that the brand has and had. */
export function PlanHistory() {
  const list = usePagedList(listBrandPlans, { pageSize: 10 });
  return (
    <Stack as="section" gap={4} aria-label="요금제 이력">
      <Heading as="h2" size="md">
        요금제 이력
      </Heading>
      <ListSection list={list} label="요금제 이력" empty={{ icon: 'receipt', title: '쓴 요금제가 없어요' }}>
        {(rows) => (
          <Card>
            <Stack as="ul" gap={3} listStyleType="none">
              {rows.map(({ id, plan, plan_start_date: start, plan_end_date: end }) => (
                <Flex as="li" key={id} gap={2} justifyContent="space-between" flexWrap="wrap">
                  <Text fontWeight="medium">{BrandPlan.label(plan)}</Text>
                  <Text tone="muted" numeric>
                    {end < start ? `${formatDate(start)} 바뀜` : `${formatDate(start)} ~ ${formatDate(end)}`}
                  </Text>
                </Flex>
              ))}
            </Stack>
          </Card>
        )}
      </ListSection>
    </Stack>
  );
}
