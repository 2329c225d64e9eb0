import type { ApartmentInfoFields, ApartmentInfoField } from '@danji/contracts/workspace/apartment-info';
import { BuildingType, ComplexType, CorridorType, HeatingType, SaleType } from '@danji/contracts/codes/apartment-codes';
import {
  Badge,
  Card,
  DateInput,
  Field,
  Flex,
  Grid,
  Heading,
  NumberInput,
  Select,
  Stack,
  TelInput,
  TextInput,
} from '@danji/ui';
import type { ReactNode } from 'react';
import { AmenitiesField } from './amenities-field.tsx';
import { INFO_LABELS } from './info-text.ts';
import type { InfoForm } from './use-info-form.ts';

type Names<T> = { [N in ApartmentInfoField]: ApartmentInfoFields[N] extends T ? N : never }[ApartmentInfoField];
type FormProps = { form: InfoForm };
type OneProps<N extends ApartmentInfoField> = FormProps & { name: N };

const CODES = {
  building_type: BuildingType,
  complex_type: ComplexType,
  sale_type: SaleType,
  heating_type: HeatingType,
  corridor_type: CorridorType,
} as const;

/** A labelled field; it is marked when an operator wrote the value, so that an import does not overwrite it. */
function InfoField({
  form,
  name,
  help,
  required = false,
  children,
}: OneProps<ApartmentInfoField> & { help?: string; required?: boolean; children: ReactNode }) {
  const isOverridden = form.base?.overridden_fields.includes(name) ?? false;
  const note = form.notes[name] ?? (isOverridden ? '직접 고친 값이라 가져와도 바뀌지 않아요.' : help);
  return (
    <Field
      label={INFO_LABELS[name]}
      required={required}
      error={form.fieldErrors[name]}
      {...(note === undefined ? {} : { help: note })}
    >
      {children}
    </Field>
  );
}

const TextField = ({
  form,
  name,
  maxLength,
  ...rest
}: OneProps<Names<string>> & { maxLength: number; help?: string; required?: boolean }) => (
  <InfoField form={form} name={name} {...rest}>
    <TextInput
      value={form.values[name] ?? ''}
      maxLength={maxLength}
      autoComplete="off"
      onChange={(value) => form.change({ [name]: value })}
    />
  </InfoField>
);

const PhoneField = ({ form, name }: OneProps<'tel' | 'fax'>) => (
  <InfoField form={form} name={name}>
    <TelInput
      value={form.values[name]}
      autoComplete="off"
      placeholder="02-000-0000"
      onChange={(value) => form.change({ [name]: value })}
    />
  </InfoField>
);

type CountName =
  | 'number_of_buildings'
  | 'number_of_units'
  | 'total_parking_spaces'
  | 'above_ground_parking_spaces'
  | 'underground_parking_spaces'
  | 'electric_power_capacity'
  | 'elv_count'
  | 'cctv_count';
const CountField = ({
  form,
  name,
  unit,
  decimals = 0,
  max = 1_000_000,
}: OneProps<CountName> & { unit: string; decimals?: number; max?: number }) => (
  <InfoField form={form} name={name}>
    <NumberInput
      value={form.values[name]}
      decimals={decimals}
      min={0}
      max={max}
      allowBlank
      suffix={unit}
      onChange={(value) => form.change({ [name]: value })}
    />
  </InfoField>
);

function CodeField({ form, name }: OneProps<keyof typeof CODES>) {
  const value = form.values[name];
  const options = CODES[name].options.map(({ code, label }) => ({ value: String(code), label }));
  return (
    <InfoField form={form} name={name}>
      <Select
        value={value === null ? '' : String(value)}
        options={options}
        {...(name === 'building_type' ? {} : { placeholder: '선택' })}
        onChange={(chosen) => form.change({ [name]: chosen === '' ? null : Number(chosen) })}
      />
    </InfoField>
  );
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={5}>
        <Flex gap={2} alignItems="center" justifyContent="space-between">
          <Heading as="h2" size="md">
            {title}
          </Heading>
          {aside}
        </Flex>
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap={5}>
          {children}
        </Grid>
      </Stack>
    </Card>
  );
}

/** All fields of a complex, in five groups. */
export function InfoFields({ form }: FormProps) {
  const count = form.base?.overridden_fields.length ?? 0;
  return (
    <Stack gap={4}>
      <Part title="기본 정보" aside={count > 0 ? <Badge tone="warning">{`직접 고친 항목 ${count}개`}</Badge> : null}>
        <TextField form={form} name="name" maxLength={100} required />
        <TextField
          form={form}
          name="code"
          maxLength={9}
          help="K-apt에 등록된 단지는 A로 시작하는 9자리 코드가 있어요."
        />
        <TextField form={form} name="address" maxLength={200} />
        <CodeField form={form} name="building_type" />
        <PhoneField form={form} name="tel" />
        <PhoneField form={form} name="fax" />
      </Part>
      <Part title="단지 규모">
        <CountField form={form} name="number_of_units" unit="세대" max={100_000} />
        <CountField form={form} name="number_of_buildings" unit="개 동" max={1_000} />
        <CodeField form={form} name="complex_type" />
        <TextField form={form} name="type_name" maxLength={50} help="K-apt가 쓰는 말 그대로예요." />
        <CodeField form={form} name="sale_type" />
        <InfoField form={form} name="approval_date">
          <DateInput
            value={form.values.approval_date ?? ''}
            onChange={(date) => form.change({ approval_date: date === '' ? null : date })}
          />
        </InfoField>
        <CodeField form={form} name="heating_type" />
        <CodeField form={form} name="corridor_type" />
        <TextField form={form} name="installer" maxLength={100} />
      </Part>
      <Part title="주차">
        <CountField form={form} name="total_parking_spaces" unit="대" />
        <CountField form={form} name="above_ground_parking_spaces" unit="대" />
        <CountField form={form} name="underground_parking_spaces" unit="대" />
      </Part>
      <Part title="설비">
        <CountField form={form} name="electric_power_capacity" unit="kVA" decimals={2} />
        <TextField form={form} name="elv_manage_type" maxLength={50} />
        <CountField form={form} name="elv_count" unit="대" max={10_000} />
        <CountField form={form} name="cctv_count" unit="대" max={100_000} />
      </Part>
      <AmenitiesField
        value={form.values.amenities}
        error={form.fieldErrors['amenities']}
        help={form.notes.amenities}
        onChange={(amenities) => form.change({ amenities })}
      />
    </Stack>
  );
}
