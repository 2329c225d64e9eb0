import type { WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import { ComplexType, CorridorType, HeatingType, SaleType } from '@danji/contracts/codes/apartment-codes';
import { DateInput, Field, NumberInput, Select } from '@danji/ui';
import { DetailsSection, toFieldProps, type DetailsSectionProps } from './details-section.tsx';

type CodeName = 'sale_type' | 'complex_type' | 'heating_type' | 'corridor_type';
const CODES = {
  sale_type: SaleType,
  complex_type: ComplexType,
  heating_type: HeatingType,
  corridor_type: CorridorType,
} as const;

function CodeSelect({ name, section }: { name: CodeName; section: DetailsSectionProps }) {
  const options = CODES[name].options.map(({ code, label }) => ({ value: String(code), label }));
  const value = section.details[name];
  return (
    <Field {...toFieldProps(name, section)}>
      <Select
        value={value === null ? '' : String(value)}
        placeholder="선택"
        options={options}
        onChange={(chosen) =>
          section.onChange({ [name]: chosen === '' ? null : Number(chosen) } as Partial<WorkSpaceDetails>)
        }
      />
    </Field>
  );
}

/** 단지 규모: the size of the complex and how it is built. */
export function SizeSection(props: DetailsSectionProps) {
  const { details, onChange } = props;
  return (
    <DetailsSection title="단지 규모">
      <Field {...toFieldProps('number_of_units', props)}>
        <NumberInput
          value={details.number_of_units}
          decimals={0}
          min={0}
          max={100_000}
          allowBlank
          suffix="세대"
          onChange={(number_of_units) => onChange({ number_of_units })}
        />
      </Field>
      <Field {...toFieldProps('number_of_buildings', props)}>
        <NumberInput
          value={details.number_of_buildings}
          decimals={0}
          min={0}
          max={1000}
          allowBlank
          suffix="개 동"
          onChange={(number_of_buildings) => onChange({ number_of_buildings })}
        />
      </Field>
      <CodeSelect name="complex_type" section={props} />
      <CodeSelect name="sale_type" section={props} />
      <Field {...toFieldProps('approval_date', props)}>
        <DateInput
          value={details.approval_date ?? ''}
          onChange={(date) => onChange({ approval_date: date === '' ? null : date })}
        />
      </Field>
      <CodeSelect name="heating_type" section={props} />
      <CodeSelect name="corridor_type" section={props} />
    </DetailsSection>
  );
}
