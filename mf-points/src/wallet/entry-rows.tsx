import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { formatPointChange, formatPoints } from '@danji/contracts/format/number';
import type { PointHistory } from '@danji/contracts/points/point-history';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import type { PointMonth } from '@danji/contracts/points/point-months';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Box, Flex, Heading, Stack, Text } from '@danji/ui';
import { toCausePath } from './to-cause-path.ts';

const ROW = {
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  paddingBlock: 3,
  listStyle: 'none',
  _last: { borderBottomWidth: 0 },
} as const;
const TITLE = { fontWeight: 'medium', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } } as const;

const monthOf = ({ created }: PointHistory): string => toBusinessDate(new Date(created)).slice(0, 7);
const toTitle = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;

/** Rows in their order, by the month in which they are. */
function toMonths(rows: readonly PointHistory[]): [month: string, rows: PointHistory[]][] {
  const months = new Map<string, PointHistory[]>();
  for (const row of rows) months.set(monthOf(row), [...(months.get(monthOf(row)) ?? []), row]);
  return [...months];
}

function EntryRow({ entry }: { entry: PointHistory }) {
  const { description, history_type, point, balance, created } = entry;
  return (
    <Flex as="li" css={ROW} flexWrap="wrap" columnGap={4} rowGap={1}>
      <Stack gap={1} flex="1 1 10rem" minWidth={0}>
        <Anchor asChild variant="plain" css={TITLE} alignSelf="flex-start">
          <Link to={toCausePath(entry)}>{description}</Link>
        </Anchor>
        <Flex gap={2} alignItems="center" flexWrap="wrap">
          <Badge>{PointHistoryType.label(history_type)}</Badge>
          <Text as="span" size="sm" tone="subtle" numeric>
            {formatDate(created)}
          </Text>
        </Flex>
      </Stack>
      <Stack gap={1} alignItems="flex-end" flexShrink={0} marginInlineStart="auto">
        <Text as="span" numeric tone={point > 0 ? 'brand' : undefined} css={{ fontWeight: 'bold' }}>
          {formatPointChange(point)}
        </Text>
        <Text as="span" size="sm" tone="subtle" numeric>
          {`남은 포인트 ${formatPoints(balance)}`}
        </Text>
      </Stack>
    </Flex>
  );
}

/** Shows the points received and spent in a month, also on other pages of the list. */
const MonthSums = ({ given, taken }: PointMonth) => (
  <Text as="span" size="sm" tone="muted" numeric>
    {`받은 포인트 ${formatPoints(given)} · 쓴 포인트 ${formatPoints(taken)}`}
  </Text>
);

/** Entries of the ledger, grouped by month. */
export function EntryRows({ rows, months }: { rows: readonly PointHistory[]; months: readonly PointMonth[] }) {
  return (
    <Stack gap={6}>
      {toMonths(rows).map(([month, entries]) => {
        const sums = months.find((candidate) => candidate.month === month);
        return (
          <Box as="section" key={month} aria-label={toTitle(month)}>
            <Flex flexWrap="wrap" justifyContent="space-between" alignItems="baseline" columnGap={3}>
              <Heading as="h2" size="md">
                {toTitle(month)}
              </Heading>
              {sums ? <MonthSums {...sums} /> : null}
            </Flex>
            <Box as="ul" margin={0} padding={0}>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </Box>
          </Box>
        );
      })}
    </Stack>
  );
}
