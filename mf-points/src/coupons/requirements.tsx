import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import type { CouponItem } from '@danji/contracts/points/coupon';
import { useSession } from '@danji/shell-sdk';
import { Flex, ProgressBar, Stack, Text } from '@danji/ui';

type RequirementProps = { label: string; has: number; needs: number; format: (value: number) => string };

function Requirement({ label, has, needs, format }: RequirementProps) {
  const isMet = has >= needs;
  const text = `${format(Math.max(0, Math.min(has, needs)))} / ${format(needs)}`;
  return (
    <Stack gap={1}>
      <Flex justifyContent="space-between" flexWrap="wrap" columnGap={2}>
        <Text as="span" size="sm" tone="muted">
          {label}
        </Text>
        <Text as="span" size="sm" numeric fontWeight="semibold" tone={isMet ? 'success' : undefined}>
          {isMet ? `${text} · 채웠어요` : text}
        </Text>
      </Flex>
      <ProgressBar value={has / needs} label={`${label} ${text}`} tone={isMet ? 'success' : 'brand'} />
    </Stack>
  );
}

const formatPeople = (count: number): string => `${formatNumber(count)}명`;

/** Shows the requirements of a coupon besides its price, and how far the member is. */
export function Requirements({ coupon: { require_point, require_recommands } }: { coupon: CouponItem }) {
  const { user } = useSession();
  if (!user || (require_point === 0 && require_recommands === 0)) return null;
  return (
    <Stack gap={3}>
      {require_point > 0 ? (
        <Requirement label="모은 포인트" has={user.accum_points} needs={require_point} format={formatPoints} />
      ) : null}
      {require_recommands > 0 ? (
        <Requirement
          label="가입한 친구"
          has={user.accum_recommandeds}
          needs={require_recommands}
          format={formatPeople}
        />
      ) : null}
    </Stack>
  );
}
