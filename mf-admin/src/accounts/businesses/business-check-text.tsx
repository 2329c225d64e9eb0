import { BUSINESS_CHECK_DAYS } from '@danji/contracts/accounts/business-check';
import type { Brand } from '@danji/contracts/accounts/user';
import { formatDateTime } from '@danji/contracts/format/date';
import { Flex, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { BusinessStateBadge } from '../shared/business-state-badge.tsx';

const DAY_MS = 86_400_000;

/** Shows the last answer of the tax office, and how old it is: it is asked every night, unless it does not answer. */
export function BusinessCheckText({ check }: { check: Brand['business_check'] }) {
  const [now] = useState(Date.now);
  if (check === null) return <Text tone="muted">아직 조회하지 않았어요</Text>;
  const isOld = now - Date.parse(check.checked) > BUSINESS_CHECK_DAYS * DAY_MS;
  return (
    <Stack gap={1}>
      <Flex gap={2} alignItems="center" flexWrap="wrap">
        <BusinessStateBadge check={check} />
        <Text as="span" size="sm" tone="subtle" numeric>
          {[check.tax_type, `${formatDateTime(check.checked)} 확인`].filter(Boolean).join(' · ')}
        </Text>
      </Flex>
      {isOld ? (
        <Text size="sm" color="warning.fg">{`${BUSINESS_CHECK_DAYS}일 넘게 국세청의 답을 받지 못했어요.`}</Text>
      ) : null}
    </Stack>
  );
}
