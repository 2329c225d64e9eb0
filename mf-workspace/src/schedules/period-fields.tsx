import { FormField, useFormField, type RecordForm } from '@danji/app-kit/forms';
import { addDays, addMonths } from '@danji/contracts/rules/day-math';
import { Button, DateInput, Flex, Grid, Stack } from '@danji/ui';
import type { ScheduleDraft } from './schedule-draft.ts';

const LENGTHS = [
  { months: 6, label: '6개월' },
  { months: 12, label: '1년' },
  { months: 24, label: '2년' },
  { months: 36, label: '3년' },
];

/** First and last day; once the first is set, buttons offer the usual lengths. */
export function PeriodFields({ form }: { form: RecordForm<ScheduleDraft> }) {
  const { value: start } = useFormField(form, 'contract_start').field;
  return (
    <Stack gap={2}>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap={4}>
        <FormField form={form} name="contract_start" label="시작일" optional>
          {(field) => <DateInput {...field} dialogLabel="시작일 고르기" />}
        </FormField>
        <FormField
          form={form}
          name="contract_end"
          label="종료일"
          optional
          help="비워 두면 종료일이 없는 일정으로 등록돼요."
        >
          {(field) => <DateInput {...field} dialogLabel="종료일 고르기" />}
        </FormField>
      </Grid>
      {start ? (
        <Flex as="fieldset" aria-label="계약 기간" gap={2} flexWrap="wrap">
          {LENGTHS.map(({ months, label }) => (
            <Button
              key={months}
              size="sm"
              variant="outline"
              onClick={() => form.change({ contract_end: addDays(addMonths(start, months), -1) })}
            >
              {label}
            </Button>
          ))}
        </Flex>
      ) : null}
    </Stack>
  );
}
