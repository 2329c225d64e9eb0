import type { WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import { Field, NumberInput } from '@danji/ui';
import { DetailsSection, toFieldProps, type DetailsSectionProps } from './details-section.tsx';

const NAMES = ['total_parking_spaces', 'above_ground_parking_spaces', 'underground_parking_spaces'] as const;

/** 주차: all parking spaces, and how many of them are above and under ground. */
export function ParkingSection(props: DetailsSectionProps) {
  return (
    <DetailsSection title="주차">
      {NAMES.map((name) => (
        <Field key={name} {...toFieldProps(name, props)}>
          <NumberInput
            value={props.details[name]}
            decimals={0}
            min={0}
            max={1_000_000}
            allowBlank
            suffix="대"
            onChange={(count) => props.onChange({ [name]: count } as Partial<WorkSpaceDetails>)}
          />
        </Field>
      ))}
    </DetailsSection>
  );
}
