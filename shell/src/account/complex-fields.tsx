import { FormField, toTextBinding, type RecordForm } from '@danji/app-kit/forms';
import type { ApartmentDetails } from '@danji/contracts/apartments/apartment-details';
import { AMENITIES, ComplexType, CorridorType, HeatingType, SaleType } from '@danji/contracts/codes/apartment-codes';
import { Chip, DateInput, Flex, Grid, NumberInput, Select, Stack } from '@danji/ui';

const CODES = [
  ['complex_type', '단지 유형', ComplexType],
  ['sale_type', '분양 형태', SaleType],
  ['heating_type', '난방 방식', HeatingType],
  ['corridor_type', '복도 유형', CorridorType],
] as const;
const COUNTS = [
  ['number_of_units', '세대 수', '세대', 100_000],
  ['number_of_buildings', '동 수', '개 동', 1000],
  ['total_parking_spaces', '총 주차 대수', '대', 1_000_000],
  ['above_ground_parking_spaces', '지상 주차', '대', 1_000_000],
  ['underground_parking_spaces', '지하 주차', '대', 1_000_000],
] as const;

type Props = { form: RecordForm<ApartmentDetails> };

const STANDARD_AMENITIES: readonly string[] = AMENITIES;

const AmenitiesField = ({ form }: Props) => (
  <FormField form={form} name="amenities" group label="부대시설">
    {({ value, onChange }) => (
      <Flex css={{ flexWrap: 'wrap', gap: 2 }}>
        {[...STANDARD_AMENITIES, ...value.filter((name) => !STANDARD_AMENITIES.includes(name))].map((name) => (
          <Chip
            key={name}
            selected={value.includes(name)}
            onClick={() => onChange(value.includes(name) ? value.filter((other) => other !== name) : [...value, name])}
          >
            {name}
          </Chip>
        ))}
      </Flex>
    )}
  </FormField>
);

/** The details of the complex where the account works; all of them are optional. */
export const ComplexFields = ({ form }: Props) => (
  <Stack gap={4} css={{ color: 'fg' }}>
    <Grid css={{ gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }}>
      {CODES.map(([name, label, codes]) => (
        <FormField key={name} form={form} name={name} label={label}>
          {(field) => (
            <Select
              {...toTextBinding<number | null>(field)}
              placeholder="선택"
              options={codes.options.map(({ code, label: text }) => ({ value: String(code), label: text }))}
            />
          )}
        </FormField>
      ))}
      <FormField form={form} name="approval_date" label="사용승인일">
        {({ value, onChange, ...field }) => (
          <DateInput {...field} value={value ?? ''} onChange={(day) => onChange(day || null)} />
        )}
      </FormField>
      {COUNTS.map(([name, label, unit, max]) => (
        <FormField key={name} form={form} name={name} label={label}>
          {(field) => <NumberInput {...field} decimals={0} min={0} max={max} allowBlank suffix={unit} />}
        </FormField>
      ))}
    </Grid>
    <AmenitiesField form={form} />
  </Stack>
);
