import { Box, DateRangeInput, recentDays, type DayRange } from '@danji/ui';

/** Reckoned anew each time: a tab may be open for days. */
const listPresets = () => [7, 30, 90].map((days) => ({ label: `최근 ${days}일`, range: recentDays(days) }));

/** The days figures are of. */
export function DayPeriod({ value, onChange }: { value: DayRange; onChange: (range: DayRange) => void }) {
  return <Box width={{ base: 'full', sm: '80' }}><DateRangeInput size="sm" label="기간" value={value} presets={listPresets()} onChange={onChange} /></Box>;
}
