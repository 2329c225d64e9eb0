import { CodeField, FormField } from '@danji/app-kit/forms';
import type { ApartmentInfoFields, ApartmentInfoField } from '@danji/contracts/workspace/apartment-info';
import { BuildingType, ComplexType, CorridorType, HeatingType, SaleType } from '@danji/contracts/codes/apartment-codes';
import { Badge, Card, DateInput, Flex, Grid, Heading, NumberInput, Stack, TelInput, TextInput } from '@danji/ui';
import type { ReactNode } from 'react';
import { AmenitiesField } from './amenities-field.tsx';
import { INFO_LABELS } from './info-text.ts';
import type { InfoForm } from './use-info-form.ts';

type FormProps = { form: InfoForm };
type OneProps<N extends ApartmentInfoField> = FormProps & { name: N };
/** The fields with values of one type. */
type Names<T> = { [N in ApartmentInfoField]: ApartmentInfoFields[N] extends T ? N : never }[ApartmentInfoField];

/** Names a field; it is marked when an operator wrote the value, so that an import does not overwrite it. */
const toField = <N extends ApartmentInfoField>(form: InfoForm, name: N, help?: string) => ({
  form,
  name,
  label: INFO_LABELS[name],
  help: form.base?.overridden_fields.includes(name) ? '직접 고친 값이라 가져와도 바뀌지 않아요.' : help,
});

type TextFieldProps = OneProps<Names<string>> & { maxLength: number; help?: string; required?: boolean };

const TextField = ({ form, name, maxLength, help, required = false }: TextFieldProps) => (
  <FormField {...toField(form, name, help)} required={required}>
    {(field) => <TextInput {...field} maxLength={maxLength} autoComplete="off" />}
  </FormField>
);

const PhoneField = ({ form, name }: OneProps<'tel' | 'fax'>) => (
  <FormField {...toField(form, name)}>
    {(field) => <TelInput {...field} autoComplete="off" placeholder="02-000-0000" />}
  </FormField>
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
type CountFieldProps = OneProps<CountName> & { unit: string; decimals?: number; max?: number };

const CountField = ({ form, name, unit, decimals = 0, max = 1_000_000 }: CountFieldProps) => (
  <FormField {...toField(form, name)}>
    {(field) => <NumberInput {...field} decimals={decimals} min={0} max={max} allowBlank suffix={unit} />}
  </FormField>
);

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
        <PhoneField form={form} name="tel" />
        <PhoneField form={form} name="fax" />
        <CodeField {...toField(form, 'building_type')} codes={BuildingType} isNeeded />
      </Part>
      <Part title="단지 규모">
        <CountField form={form} name="number_of_units" unit="세대" max={100_000} />
        <CountField form={form} name="number_of_buildings" unit="개 동" max={1_000} />
        <CodeField {...toField(form, 'complex_type')} codes={ComplexType} />
        <TextField form={form} name="type_name" maxLength={50} help="K-apt가 쓰는 말 그대로예요." />
        <FormField {...toField(form, 'approval_date')}>
          {({ value, onChange, ...field }) => (
            <DateInput {...field} value={value ?? ''} onChange={(date) => onChange(date || null)} />
          )}
        </FormField>
        <TextField form={form} name="installer" maxLength={100} />
        <CodeField {...toField(form, 'sale_type')} codes={SaleType} />
        <CodeField {...toField(form, 'heating_type')} codes={HeatingType} />
        <CodeField {...toField(form, 'corridor_type')} codes={CorridorType} />
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
      <AmenitiesField form={form} />
    </Stack>
  );
}
