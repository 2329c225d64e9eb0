import { FormField } from '@danji/app-kit/forms';
import { NumberInput } from '@danji/ui';
import { DetailsSection, toField, type DetailsFormState } from './details-section.tsx';

const NAMES = ['total_parking_spaces', 'above_ground_parking_spaces', 'underground_parking_spaces'] as const;

/** 주차: all parking spaces, and how many of them are above and under ground. */
export const ParkingSection = ({ form }: { form: DetailsFormState }) => (
  <DetailsSection title="주차">
    {NAMES.map((name) => (
      <FormField key={name} {...toField(form, name)}>
        {(field) => <NumberInput {...field} decimals={0} min={0} max={1_000_000} allowBlank suffix="대" />}
      </FormField>
    ))}
  </DetailsSection>
);
