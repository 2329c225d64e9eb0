import { AddressFields, FormField, toTextBinding, type RecordForm } from '@danji/app-kit/forms';
import { BRAND_DETAIL_LABELS, type BrandDetailName } from '@danji/contracts/accounts/brand-detail-labels';
import { toBusinessDate } from '@danji/contracts/format/date';
import {
  BusinessNoInput,
  DateInput,
  Grid,
  Heading,
  MoneyInput,
  NumberInput,
  Select,
  Stack,
  TelInput,
  TextInput,
} from '@danji/ui';
import { useState, type ReactNode } from 'react';
import { type BrandDetailDraft, roundAmount } from './brand-detail-draft.ts';

type Props = { form: RecordForm<BrandDetailDraft> };

const COLUMNS = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };
const MAX_TALLY = 2_000_000_000;
const FIRST_YEAR = 2000;

const toField = <N extends BrandDetailName>(form: Props['form'], name: N) => ({
  form,
  name,
  label: BRAND_DETAIL_LABELS[name],
  optional: true,
});

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={4} aria-label={title}>
    <Heading as="h3" size="sm">
      {title}
    </Heading>
    {children}
  </Stack>
);

/** Shows the fields of the brand's registration: its names, numbers, industry, founding day and address. */
export function BusinessFields({ form }: Props) {
  const [today] = useState(() => toBusinessDate(new Date()));
  return (
    <Group title="사업자 정보">
      <Grid gap={4} gridTemplateColumns={COLUMNS}>
        <FormField {...toField(form, 'name')}>{(field) => <TextInput {...field} maxLength={100} />}</FormField>
        <FormField {...toField(form, 'company_manager_name')}>
          {(field) => <TextInput {...field} maxLength={50} autoComplete="off" />}
        </FormField>
        <FormField {...toField(form, 'business_no')}>{(field) => <BusinessNoInput {...field} />}</FormField>
        <FormField {...toField(form, 'corporation_no')}>
          {(field) => <TextInput {...field} maxLength={14} inputMode="numeric" />}
        </FormField>
        <FormField {...toField(form, 'tel')}>
          {(field) => <TelInput {...field} placeholder="02-0000-0000" autoComplete="off" />}
        </FormField>
        <FormField {...toField(form, 'industry')}>{(field) => <TextInput {...field} maxLength={100} />}</FormField>
        <FormField {...toField(form, 'date')}>{(field) => <DateInput {...field} max={today} />}</FormField>
      </Grid>
      <AddressFields form={form} optional autoComplete="off" />
    </Group>
  );
}

/** An amount in won, rounded to the unit in which it is shown when the field is left. */
const AmountField = ({ form, name, min }: Props & { name: 'price' | 'profit'; min: number }) => (
  <FormField {...toField(form, name)} help="1,000만 원 단위로 반올림해서 저장해요.">
    {({ onBlur, ...field }) => (
      <MoneyInput
        {...field}
        min={min}
        max={Number.MAX_SAFE_INTEGER}
        allowBlank
        onBlur={() => {
          form.change({ [name]: roundAmount(form.getValues()[name]) });
          onBlur();
        }}
      />
    )}
  </FormField>
);

const TALLIES = [
  ['employees', '명'],
  ['successful_bids', '건'],
  ['private_contracts', '건'],
] as const;

/** The figures of a brand; what is left blank is shown as 확인필요. */
export const FigureFields = ({ form }: Props) => (
  <Group title="재무와 실적">
    <Grid gap={4} gridTemplateColumns={COLUMNS}>
      <AmountField form={form} name="price" min={0} />
      <AmountField form={form} name="profit" min={-Number.MAX_SAFE_INTEGER} />
      {TALLIES.map(([name, unit]) => (
        <FormField key={name} {...toField(form, name)}>
          {(field) => <NumberInput {...field} min={0} max={MAX_TALLY} decimals={0} allowBlank suffix={unit} />}
        </FormField>
      ))}
      <FormField {...toField(form, 'credit_grade')}>
        {(field) => <TextInput {...field} maxLength={100} placeholder="예: BBB+" />}
      </FormField>
      <FormField {...toField(form, 'review_score')} help="0점이거나 비어 있으면 평가없음으로 보여요.">
        {(field) => <NumberInput {...field} min={0} max={100} decimals={1} allowBlank suffix="점" />}
      </FormField>
    </Grid>
  </Group>
);

const SOURCES = [
  ['updated_financial', 'updated_financial_year'],
  ['updated_contract', 'updated_contract_year'],
  ['updated_government', 'updated_government_year'],
] as const;

/** When the figures were checked, and of which year they are. */
export function SourceFields({ form }: Props) {
  const [thisYear] = useState(() => Number(toBusinessDate(new Date()).slice(0, 4)));
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, back) => String(thisYear - back));
  const options = years.map((year) => ({ value: year, label: `${year}년` }));
  return (
    <Group title="출처">
      <Grid gap={4} gridTemplateColumns={COLUMNS}>
        {SOURCES.flatMap(([time, year]) => [
          <FormField key={time} {...toField(form, time)}>
            {(field) => <DateInput {...field} />}
          </FormField>,
          <FormField key={year} {...toField(form, year)}>
            {(field) => <Select {...toTextBinding<number | null>(field)} placeholder="선택" options={options} />}
          </FormField>,
        ])}
        <FormField {...toField(form, 'updated_api_con')}>{(field) => <DateInput {...field} />}</FormField>
      </Grid>
    </Group>
  );
}
