import type { ApartmentDetails } from '@danji/contracts/apartments/apartment-details';
import { AMENITIES, ComplexType, CorridorType, HeatingType, SaleType } from '@danji/contracts/codes/apartment-codes';
import { Chip, DateInput, Field, Flex, Grid, NumberInput, Select, Stack } from '@danji/ui';

type Props = {
  value: ApartmentDetails;
  onChange: (details: Partial<ApartmentDetails>) => void;
  errorOf: (name: keyof ApartmentDetails) => string | undefined;
};

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

/** The details of the complex where the account works; all of them are optional. */
export function ComplexFields({ value, onChange, errorOf }: Props) {
  const { amenities } = value;
  const standardAmenities: readonly string[] = AMENITIES;
  const toggle = (name: string) =>
    onChange({
      amenities: amenities.includes(name) ? amenities.filter((other) => other !== name) : [...amenities, name],
    });
  return (
    <Stack gap={4} css={{ color: 'fg' }}>
      <Grid css={{ gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }}>
        {CODES.map(([name, label, codes]) => (
          <Field key={name} label={label} error={errorOf(name)}>
            <Select
              value={value[name] === null ? '' : String(value[name])}
              placeholder="선택"
              options={codes.options.map(({ code, label: text }) => ({ value: String(code), label: text }))}
              onChange={(chosen) =>
                onChange({ [name]: chosen === '' ? null : Number(chosen) } as Partial<ApartmentDetails>)
              }
            />
          </Field>
        ))}
        <Field label="사용승인일" error={errorOf('approval_date')}>
          <DateInput
            value={value.approval_date ?? ''}
            onChange={(day) => onChange({ approval_date: day === '' ? null : day })}
          />
        </Field>
        {COUNTS.map(([name, label, unit, max]) => (
          <Field key={name} label={label} error={errorOf(name)}>
            <NumberInput
              value={value[name]}
              decimals={0}
              min={0}
              max={max}
              allowBlank
              suffix={unit}
              onChange={(count) => onChange({ [name]: count } as Partial<ApartmentDetails>)}
            />
          </Field>
        ))}
      </Grid>
      <Field group label="부대시설" error={errorOf('amenities')}>
        <Flex css={{ flexWrap: 'wrap', gap: 2 }}>
          {[...standardAmenities, ...amenities.filter((name) => !standardAmenities.includes(name))].map((name) => (
            <Chip key={name} selected={amenities.includes(name)} onClick={() => toggle(name)}>
              {name}
            </Chip>
          ))}
        </Flex>
      </Field>
    </Stack>
  );
}
