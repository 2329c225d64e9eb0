import type { DashboardCounts } from '@danji/contracts/workspace/work-dashboard';
import { formatNumber } from '@danji/contracts/format/number';
import { Link } from '@danji/shell-sdk/router';
import { Card, Grid, Stack, Text, upToColumns } from '@danji/ui';
import { FIGURES, sumOf } from './dashboard-text.ts';

/** The number of open items of each kind; each links to its list. */
export function DashboardFigures({ spaceId, counts }: { spaceId: number; counts: DashboardCounts }) {
  return (
    <Grid
      as="ul"
      gridTemplateColumns={{ base: upToColumns(2, '8rem'), xl: 'repeat(4, minmax(0, 1fr))' }}
      gap={3}
      listStyleType="none"
    >
      {FIGURES.map(({ label, kinds, hint, toPath }) => {
        const count = sumOf(counts, kinds);
        return (
          <li key={label}>
            <Card asChild interactive height="full">
              <Link to={toPath(spaceId)}>
                <Stack gap={1}>
                  <Text as="span" size="sm" tone="muted">
                    {label}
                  </Text>
                  <Text
                    as="span"
                    fontSize="2xl"
                    fontWeight="bold"
                    numeric
                    {...(count === 0 ? { tone: 'subtle' as const } : {})}
                  >{`${formatNumber(count)}건`}</Text>
                  <Text as="span" size="sm" tone="subtle">
                    {hint}
                  </Text>
                </Stack>
              </Link>
            </Card>
          </li>
        );
      })}
    </Grid>
  );
}
