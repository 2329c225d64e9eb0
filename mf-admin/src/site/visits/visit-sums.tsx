import type { VisitStatistics } from '@danji/contracts/site/visit';
import { formatNumber } from '@danji/contracts/format/number';
import { Badge, Grid, Text } from '@danji/ui';
import { Figure } from '../../shared/figure.tsx';

const percent = (part: number, whole: number): string => (whole > 0 ? `${Math.round((part / whole) * 100)}%` : '-');

/** Shows the change from the previous period as text and colour. */
function Change({ now, before }: { now: number; before: number }) {
  if (before === 0)
    return (
      <Text size="sm" tone="subtle">
        {now === 0 ? '변화 없음' : '지난 기간에는 없었어요'}
      </Text>
    );
  const change = Math.round(((now - before) / before) * 100);
  if (change === 0)
    return (
      <Text size="sm" tone="subtle">
        지난 기간과 같아요
      </Text>
    );
  return (
    <Badge
      tone={change > 0 ? 'success' : 'warning'}
      alignSelf="flex-start"
    >{`지난 기간보다 ${formatNumber(Math.abs(change))}% ${change > 0 ? '늘었어요' : '줄었어요'}`}</Badge>
  );
}

type SumProps = { label: string; value: string; now: number; before: number };

const Sum = ({ now, before, ...figure }: SumProps) => (
  <Figure {...figure}>
    <Change now={now} before={before} />
  </Figure>
);

/** Shows the visits of the period and of the previous one. */
export function VisitSumCards({ sums, previous }: Pick<VisitStatistics, 'sums' | 'previous'>) {
  const before = previous.sums;
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }} gap={4}>
      <Sum label="방문" value={formatNumber(sums.total)} now={sums.total} before={before.total} />
      <Sum
        label="로그인한 방문"
        value={`${formatNumber(sums.signed_in)} (${percent(sums.signed_in, sums.total)})`}
        now={sums.signed_in}
        before={before.signed_in}
      />
      <Sum
        label="휴대폰 방문"
        value={`${formatNumber(sums.phone)} (${percent(sums.phone, sums.total)})`}
        now={sums.phone}
        before={before.phone}
      />
    </Grid>
  );
}
