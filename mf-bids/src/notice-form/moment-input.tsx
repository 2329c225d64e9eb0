import { Box, DateInput, Flex, Select } from '@danji/ui';
import { dayOf, listTimes, type LocalMoment, timeOf, toLocalMoment } from './moment.ts';

type MomentInputProps = {
  /** Names both parts. */
  label: string;
  value: LocalMoment;
  onChange: (value: LocalMoment) => void;
  onBlur: () => void;
  /** The first day that may be chosen. */
  min?: string | undefined;
};

/** A day and a time of Seoul. */
export function MomentInput({ label, value, onChange, onBlur, min }: MomentInputProps) {
  const [day, time] = [dayOf(value), timeOf(value)];
  return (
    <Flex gap={2} flexWrap="wrap">
      <Box flex="3 1 10rem" minWidth={0}>
        <DateInput
          aria-label={`${label} 날짜`}
          value={day}
          min={min}
          onBlur={onBlur}
          onChange={(next) => onChange(toLocalMoment(next, time))}
        />
      </Box>
      <Box flex="1 1 6.5rem" minWidth={0}>
        <Select
          aria-label={`${label} 시각`}
          value={time}
          options={listTimes(time).map((each) => ({ value: each, label: each }))}
          onChange={(next) => onChange(toLocalMoment(day, next))}
        />
      </Box>
    </Flex>
  );
}
