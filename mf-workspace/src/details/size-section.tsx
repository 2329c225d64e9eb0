import { CodeField, FormField } from '@danji/app-kit/forms';
import { ComplexType, CorridorType, HeatingType, SaleType } from '@danji/contracts/codes/apartment-codes';
import { DateInput, NumberInput } from '@danji/ui';
import { DetailsSection, toField, type DetailsFormState } from './details-section.tsx';

/** 단지 규모: the size of the complex and how it is built. */
export const SizeSection = ({ form }: { form: DetailsFormState }) => (
  <DetailsSection title="단지 규모">
    <FormField {...toField(form, 'number_of_units')}>
      {(field) => <NumberInput {...field} decimals={0} min={0} max={100_000} allowBlank suffix="세대" />}
    </FormField>
    <FormField {...toField(form, 'number_of_buildings')}>
      {(field) => <NumberInput {...field} decimals={0} min={0} max={1000} allowBlank suffix="개 동" />}
    </FormField>
    <CodeField {...toField(form, 'complex_type')} codes={ComplexType} />
    <FormField {...toField(form, 'approval_date')}>
      {({ value, onChange, ...field }) => (
        <DateInput {...field} value={value ?? ''} onChange={(date) => onChange(date || null)} />
      )}
    </FormField>
    <CodeField {...toField(form, 'sale_type')} codes={SaleType} />
    <CodeField {...toField(form, 'heating_type')} codes={HeatingType} />
    <CodeField {...toField(form, 'corridor_type')} codes={CorridorType} />
  </DetailsSection>
);
