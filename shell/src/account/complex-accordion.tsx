import type { ApartmentFacts } from '@danji/contracts/apts/apartment-facts';
import { Accordion } from '@danji/ui';
import { useState, type ComponentProps } from 'react';
import { ComplexFields } from './complex-fields.tsx';

export const NO_FACTS: ApartmentFacts = {
  sale_type: null,
  complex_type: null,
  approval_date: null,
  number_of_buildings: null,
  number_of_units: null,
  heating_type: null,
  corridor_type: null,
  total_parking_spaces: null,
  above_ground_parking_spaces: null,
  underground_parking_spaces: null,
  amenities: [],
};
const FACT_NAMES = Object.keys(NO_FACTS) as (keyof ApartmentFacts)[];

/** The details of the complex in a section that is closed at first; it opens when one of them has an error and stays open while the error is corrected. */
export function ComplexAccordion({ value, onChange, faultOf }: ComponentProps<typeof ComplexFields>) {
  const [hasHadFault, setHasHadFault] = useState(false);
  if (!hasHadFault && FACT_NAMES.some((name) => faultOf(name) !== undefined)) setHasHadFault(true);
  const factCount = FACT_NAMES.filter((name) =>
    name === 'amenities' ? value.amenities.length > 0 : value[name] !== null,
  ).length;
  return (
    <Accordion
      key={String(hasHadFault)}
      defaultOpen={hasHadFault ? ['facts'] : []}
      items={[
        {
          id: 'facts',
          title: `단지 정보${factCount > 0 ? ` (${factCount}개 입력)` : ''}`,
          content: <ComplexFields value={value} faultOf={faultOf} onChange={onChange} />,
        },
      ]}
    />
  );
}
