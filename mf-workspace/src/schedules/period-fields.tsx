import { addDays, addMonths } from '@danji/contracts/rules/day-math';
import { Button, DateInput, Field, Flex, Grid, Stack } from '@danji/ui';
import type { ScheduleDraft, ScheduleErrors } from './schedule-draft.ts';

const LENGTHS = [
  { months: 6, label: '6개월' },
  { months: 12, label: '1년' },
  { months: 24, label: '2년' },
  { months: 36, label: '3년' },
];

type PeriodFieldsProps = {
  draft: ScheduleDraft;
  fieldErrors: ScheduleErrors;
  onChange: (part: Partial<ScheduleDraft>) => void;
};

/** First and last day; once the first is set, buttons offer the usual lengths. */
export function PeriodFields({
  draft: { contract_start: start, contract_end: end },
  fieldErrors,
  onChange,
}: PeriodFieldsProps) {
  return (
    <Stack gap={2}>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap={4}>
        <Field label="시작하는 날" optional error={fieldErrors.contract_start}>
          <DateInput
            value={start}
            dialogLabel="시작하는 날 고르기"
            onChange={(contract_start) => onChange({ contract_start })}
          />
        </Field>
        <Field label="끝나는 날" optional error={fieldErrors.contract_end} help="비워 두면 끝나지 않는 일정이에요.">
          <DateInput
            value={end}
            dialogLabel="끝나는 날 고르기"
            onChange={(contract_end) => onChange({ contract_end })}
          />
        </Field>
      </Grid>
      {start ? (
        <Flex as="fieldset" aria-label="계약 기간" gap={2} flexWrap="wrap">
          {LENGTHS.map(({ months, label }) => (
            <Button
              key={months}
              size="sm"
              variant="outline"
              onClick={() => onChange({ contract_end: addDays(addMonths(start, months), -1) })}
            >
              {label}
            </Button>
          ))}
        </Flex>
      ) : null}
    </Stack>
  );
}
