import { CodeField, FormField, type RecordForm } from '@danji/app-kit/forms';
import { APARTMENT_DETAIL_LABELS } from '@danji/contracts/apartments/apartment-details-text';
import type { ApartmentDetails } from '@danji/contracts/apartments/apartment-details';
import { AMENITIES, ComplexType, CorridorType, HeatingType, SaleType } from '@danji/contracts/codes/apartment-codes';
import { Chip, DateInput, Flex, Grid, NumberInput, Stack } from '@danji/ui';

const CODES = [
  ['sale_type', SaleType],
  ['heating_type', HeatingType],
  ['corridor_type', CorridorType],
] as const;
const COUNTS = [
  ['number_of_units', '세대', 100_000],
  ['number_of_buildings', '개 동', 1000],
  ['total_parking_spaces', '대', 1_000_000],
  ['above_ground_parking_spaces', '대', 1_000_000],
  ['underground_parking_spaces', '대', 1_000_000],
] as const;

type Props = { form: RecordForm<ApartmentDetails> };

const toField = <N extends keyof ApartmentDetails>(form: Props['form'], name: N) => ({
  form,
  name,
  label: APARTMENT_DETAIL_LABELS[name],
});

const STANDARD_AMENITIES: readonly string[] = AMENITIES;

const AmenitiesField = ({ form }: Props) => (
  <FormField {...toField(form, 'amenities')} group>
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
      <CodeField {...toField(form, 'complex_type')} codes={ComplexType} />
      <FormField {...toField(form, 'approval_date')}>
        {({ value, onChange, ...field }) => (
          <DateInput {...field} value={value ?? ''} onChange={(day) => onChange(day || null)} />
        )}
      </FormField>
      {COUNTS.map(([name, unit, max]) => (
        <FormField key={name} {...toField(form, name)}>
          {(field) => <NumberInput {...field} decimals={0} min={0} max={max} allowBlank suffix={unit} />}
        </FormField>
      ))}
      {CODES.map(([name, codes]) => (
        <CodeField key={name} {...toField(form, name)} codes={codes} />
      ))}
    </Grid>
    <AmenitiesField form={form} />
  </Stack>
);
