import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { formatPoints } from '@danji/contracts/format/number';
import type { PointHistory } from '@danji/contracts/points/point-history';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { isAppPath } from '@danji/contracts/rules/app-path';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Box, Flex, Heading, Stack, Text } from '@danji/ui';

const ROW = { borderBottomWidth: '1px', borderColor: 'border.subtle', paddingBlock: 3, listStyle: 'none' } as const;

const monthOf = ({ created }: PointHistory): string => {
  const [year, month] = toBusinessDate(new Date(created)).split('-');
  return `${year}년 ${Number(month)}월`;
};

/** Rows in their order, by the month in which they are. */
function toMonths(rows: readonly PointHistory[]): [month: string, rows: PointHistory[]][] {
  const months = new Map<string, PointHistory[]>();
  for (const row of rows) months.set(monthOf(row), [...(months.get(monthOf(row)) ?? []), row]);
  return [...months];
}

function EntryRow({ entry }: { entry: PointHistory }) {
  const { description, history_type, point, balance, created, data } = entry;
  return (
    <Flex as="li" css={ROW} flexWrap="wrap" columnGap={4} rowGap={1}>
      <Stack gap={1} flex="1 1 10rem" minWidth={0}>
        <Text as="span" css={{ fontWeight: 'medium', overflowWrap: 'anywhere' }}>
          {data.path !== undefined && isAppPath(data.path) ? (
            <Anchor asChild>
              <Link to={data.path}>{description}</Link>
            </Anchor>
          ) : (
            description
          )}
        </Text>
        <Flex gap={2} alignItems="center" flexWrap="wrap">
          <Badge>{PointHistoryType.label(history_type)}</Badge>
          <Text as="span" size="sm" tone="subtle" numeric>
            {formatDate(created)}
          </Text>
        </Flex>
      </Stack>
      <Stack gap={1} alignItems="flex-end" flexShrink={0} marginInlineStart="auto">
        <Text as="span" numeric css={{ fontWeight: 'bold' }}>
          {point > 0 ? `+${formatPoints(point)}` : formatPoints(point)}
        </Text>
        <Text as="span" size="sm" tone="subtle" numeric>
          {`남은 포인트 ${formatPoints(balance)}`}
        </Text>
      </Stack>
    </Flex>
  );
}

/** Entries of the ledger, grouped by month. */
export const EntryRows = ({ rows }: { rows: readonly PointHistory[] }) => (
  <Stack gap={6}>
    {toMonths(rows).map(([month, entries]) => (
      <Box as="section" key={month} aria-label={month}>
        <Heading as="h2" size="md">
          {month}
        </Heading>
        <Box as="ul" margin={0} padding={0}>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </Box>
      </Box>
    ))}
  </Stack>
);
