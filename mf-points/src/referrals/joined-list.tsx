import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListSection } from '@danji/app-kit';
import { formatDate } from '@danji/contracts/format/date';
import { formatPoints } from '@danji/contracts/format/number';
import { type OwnReferral, ReferralState } from '@danji/contracts/points/referral';
import { listOwnReferrals } from '@danji/contracts/points/referral.endpoints';
import { Badge, Box, Flex, Heading, HStack, Stack, Text } from '@danji/ui';

const STATES = ReferralState.options.map(({ code, label }) => ({ value: String(code), label }));
const TONES = {
  [ReferralState.PAID]: 'success',
  [ReferralState.WAITING]: 'warning',
  [ReferralState.REFUSED]: 'neutral',
} as const;

const Line = ({ referral: { name, state, referral_points, created } }: { referral: OwnReferral }) => (
  <Flex
    as="li"
    justifyContent="space-between"
    flexWrap="wrap"
    gap={2}
    paddingBlock={3}
    borderTopWidth="1px"
    borderColor="border.subtle"
  >
    <HStack flexWrap="wrap">
      <Text as="span">{name}</Text>
      <Badge tone={TONES[state]}>{ReferralState.label(state)}</Badge>
      <Text as="span" size="sm" tone="muted" numeric>
        {formatDate(created)}
      </Text>
    </HStack>
    <Text as="span" numeric>
      {state === ReferralState.REFUSED ? formatPoints(0) : formatPoints(referral_points)}
    </Text>
  </Flex>
);

/** Lists the members who signed up with the own code, with masked names. */
export function JoinedList() {
  const list = usePagedList(listOwnReferrals, { filters: { state: 'number' } });
  return (
    <Stack as="section" gap={3} aria-label="가입한 회원">
      <Flex justifyContent="space-between" alignItems="center" flexWrap="wrap" gap={2}>
        <Heading as="h2" size="md">
          가입한 회원
        </Heading>
        <FilterSelect list={list} name="state" label="적립 상태" all="모든 상태" options={STATES} />
      </Flex>
      <ListSection
        list={list}
        label="가입한 회원"
        empty={{
          icon: 'users',
          title: '아직 가입한 회원이 없어요',
          description: '초대 링크를 보내면 가입한 분이 여기에 보여요.',
        }}
      >
        {(rows) => (
          <Box as="ul" listStyleType="none">
            {rows.map((referral) => (
              <Line key={referral.id} referral={referral} />
            ))}
          </Box>
        )}
      </ListSection>
    </Stack>
  );
}
