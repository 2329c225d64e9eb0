import { FormField, toTextBinding } from '@danji/app-kit/forms';
import { ComplexType, CorridorType, HeatingType, SaleType } from '@danji/contracts/codes/apartment-codes';
import { DateInput, NumberInput, Select } from '@danji/ui';
import { DetailsSection, toField, type DetailsFormState } from './details-section.tsx';

const CODES = {
  sale_type: SaleType,
  complex_type: ComplexType,
  heating_type: HeatingType,
  corridor_type: CorridorType,
} as const;

const CodeSelect = ({ name, form }: { name: keyof typeof CODES; form: DetailsFormState }) => (
  <FormField {...toField(form, name)}>
    {(field) => (
      <Select
        {...toTextBinding<number | null>(field)}
        placeholder="선택"
        options={CODES[name].options.map(({ code, label }) => ({ value: String(code), label }))}
      />
    )}
  </FormField>
);

/** 단지 규모: the size of the complex and how it is built. */
export const SizeSection = ({ form }: { form: DetailsFormState }) => (
  <DetailsSection title="단지 규모">
    <FormField {...toField(form, 'number_of_units')}>
      {(field) => <NumberInput {...field} decimals={0} min={0} max={100_000} allowBlank suffix="세대" />}
    </FormField>
    <FormField {...toField(form, 'number_of_buildings')}>
      {(field) => <NumberInput {...field} decimals={0} min={0} max={1000} allowBlank suffix="개 동" />}
    </FormField>
    <CodeSelect name="complex_type" form={form} />
    <CodeSelect name="sale_type" form={form} />
    <FormField {...toField(form, 'approval_date')}>
      {({ value, onChange, ...field }) => (
        <DateInput {...field} value={value ?? ''} onChange={(date) => onChange(date || null)} />
      )}
    </FormField>
    <CodeSelect name="heating_type" form={form} />
    <CodeSelect name="corridor_type" form={form} />
  </DetailsSection>
);
