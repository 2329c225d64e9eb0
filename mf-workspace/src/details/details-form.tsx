import { Stack } from '@danji/ui';
import { memo, useCallback, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { AmenitiesSection } from './amenities-section.tsx';
import { BasicSection } from './basic-section.tsx';
import type { DetailName } from './details-text.ts';
import type { DetailsSectionProps } from './details-section.tsx';
import { ParkingSection } from './parking-section.tsx';
import { SizeSection } from './size-section.tsx';

/** Joins the errors of a field and of its items (`amenities.3`). */
const errorsOf = ({ fieldErrors }: DetailsSectionProps, name: DetailName): string =>
  Object.entries(fieldErrors)
    .filter(([key]) => key.split('.')[0] === name)
    .join();

/** Renders a section again only when its own values changed: on a phone rendering the whole form takes longer than a key press may. `onChange` must always be the same function. */
const memoByFields = (Section: ComponentType<DetailsSectionProps>, names: readonly DetailName[]) =>
  memo(
    Section,
    (before, now) =>
      before.onChange === now.onChange &&
      names.every(
        (name) =>
          before.details[name] === now.details[name] &&
          errorsOf(before, name) === errorsOf(now, name) &&
          before.notes[name] === now.notes[name],
      ),
  );

const Size = memoByFields(SizeSection, [
  'number_of_units',
  'number_of_buildings',
  'complex_type',
  'sale_type',
  'approval_date',
  'heating_type',
  'corridor_type',
]);
const Parking = memoByFields(ParkingSection, [
  'total_parking_spaces',
  'above_ground_parking_spaces',
  'underground_parking_spaces',
]);
const Amenities = memoByFields(AmenitiesSection, ['amenities']);

/** All details of a complex in four sections. `extra` joins the first one. */
export function DetailsForm({ extra, onChange, ...sectionProps }: DetailsSectionProps & { extra?: ReactNode }) {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const change = useCallback<DetailsSectionProps['onChange']>((next) => latest.current(next), []);
  const section = { ...sectionProps, onChange: change };
  return (
    <Stack gap={4}>
      <BasicSection {...section} extra={extra} />
      <Size {...section} />
      <Parking {...section} />
      <Amenities {...section} />
    </Stack>
  );
}
