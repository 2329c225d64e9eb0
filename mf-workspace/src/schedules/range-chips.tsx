import { useEndpoint } from '@danji/api-client';
import { type RangeCode, ScheduleRange } from '@danji/contracts/workspace/schedule-bucket';
import { countWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { formatNumber } from '@danji/contracts/format/number';
import { Chip, Flex, Text } from '@danji/ui';

type Counts = { all: number; done: number; months_3: number; months_6: number; year_1: number };
const RANGES: readonly (readonly [code: RangeCode, count: keyof Counts])[] = [
  [ScheduleRange.ALL, 'all'],
  [ScheduleRange.MONTHS_3, 'months_3'],
  [ScheduleRange.MONTHS_6, 'months_6'],
  [ScheduleRange.YEAR_1, 'year_1'],
  [ScheduleRange.DONE, 'done'],
];

type RangeChipsProps = {
  spaceId: number;
  search: string | undefined;
  value: RangeCode;
  onChange: (range: RangeCode) => void;
};

/** Filters by the range of end dates, each with its count, in a line of their own. */
export function RangeChips({ spaceId, search, value, onChange }: RangeChipsProps) {
  const { data } = useEndpoint(
    countWorkSchedules,
    { query: { space_id: spaceId, ...(search && { search }) } },
    { keepPrevious: true },
  );
  return (
    <Flex
      as="fieldset"
      aria-label="끝나는 날"
      minWidth={0}
      flexBasis="full"
      gap={2}
      overflowX="auto"
      paddingBlock={1}
      marginBlock={-1}
    >
      {RANGES.map(([code, name]) => (
        <Chip key={code} selected={value === code} onClick={() => onChange(code)}>
          {ScheduleRange.label(code)}
          {data ? (
            <Text as="span" numeric fontWeight="bold">
              {formatNumber(data[name])}
            </Text>
          ) : null}
        </Chip>
      ))}
    </Flex>
  );
}
