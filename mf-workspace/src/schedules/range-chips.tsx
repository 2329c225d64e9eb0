import { useEndpoint } from '@danji/api-client';
import type { QueryOf, ResponseOf } from '@danji/contracts/define-endpoint';
import { formatNumber } from '@danji/contracts/format/number';
import { type RangeCode, ScheduleRange } from '@danji/contracts/workspace/schedule-bucket';
import { countWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { Chip, Flex, SIDE_FADE, Text } from '@danji/ui';

type Counts = ResponseOf<typeof countWorkSchedules>;
const RANGES: readonly (readonly [code: RangeCode, count: keyof Counts])[] = [
  [ScheduleRange.ALL, 'all'],
  [ScheduleRange.MONTHS_3, 'months_3'],
  [ScheduleRange.MONTHS_6, 'months_6'],
  [ScheduleRange.YEAR_1, 'year_1'],
  [ScheduleRange.LATER, 'later'],
  [ScheduleRange.NO_END, 'no_end'],
  [ScheduleRange.DONE, 'done'],
];

type RangeChipsProps = {
  /** The work space and the other filters of the list. */
  query: QueryOf<typeof countWorkSchedules>;
  value: RangeCode;
  onChange: (range: RangeCode) => void;
  onCompleteChange: (isComplete: false | undefined) => void;
};

/** Filters by the range of end dates, each with its count; the counts of all others make that of 전체. */
export function RangeChips({ query, value, onChange, onCompleteChange }: RangeChipsProps) {
  const { data } = useEndpoint(countWorkSchedules, { query }, { keepPrevious: true });
  const isOpenOnly = query.is_complete === false;
  return (
    <Flex
      as="fieldset"
      aria-label="종료일"
      position="relative"
      minWidth={0}
      flexBasis="full"
      gap={2}
      overflowX="auto"
      paddingBlock={1}
      marginBlock={-1}
      css={SIDE_FADE}
    >
      <Chip selected={isOpenOnly} onClick={() => onCompleteChange(isOpenOnly ? undefined : false)}>
        완료 빼기
      </Chip>
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
