import { Box, DateRangeInput, recentDays, type DayRange } from '@danji/ui';
import { useState } from 'react';

/** The presets are computed at every render because a tab may be open for days. */
const listPresets = () => [7, 30, 90].map((days) => ({ label: `최근 ${days}일`, range: recentDays(days) }));

/** Selects a period of days. A change is reported once both days are there; until then this component holds the incomplete range. */
export function DayPeriod({ value, onChange }: { value: DayRange; onChange: (range: DayRange) => void }) {
  const [incomplete, setIncomplete] = useState<{ range: DayRange; before: string }>();
  const before = `${value.start} ${value.end}`;
  const change = (range: DayRange) => {
    const isWhole = range.start !== '' && range.end !== '';
    setIncomplete(isWhole ? undefined : { range, before });
    if (isWhole) onChange(range);
  };
  return (
    <Box width={{ base: 'full', sm: '80' }}>
      <DateRangeInput
        size="sm"
        label="기간"
        value={incomplete?.before === before ? incomplete.range : value}
        presets={listPresets()}
        onChange={change}
      />
    </Box>
  );
}
