import { useFieldMessages, useFormValues, type RecordForm } from '@danji/app-kit/forms';
import type { ApartmentDetails } from '@danji/contracts/apartments/apartment-details';
import { NO_APARTMENT_DETAILS } from '@danji/contracts/apartments/apartment-details-text';
import { Accordion } from '@danji/ui';
import { useState } from 'react';
import { ComplexFields } from './complex-fields.tsx';

const DETAIL_NAMES = Object.keys(NO_APARTMENT_DETAILS) as (keyof ApartmentDetails)[];

/**
 * The details of the complex in a section that is closed at first; it opens when one of them has an error and stays
 * open while the error is corrected.
 */
export function ComplexAccordion({ form }: { form: RecordForm<ApartmentDetails> }) {
  const value = useFormValues(form);
  const messageOf = useFieldMessages(form);
  const [hasHadError, setHasHadError] = useState(false);
  if (!hasHadError && DETAIL_NAMES.some((name) => messageOf(name) !== undefined)) setHasHadError(true);
  const detailCount = DETAIL_NAMES.filter((name) =>
    name === 'amenities' ? value.amenities.length > 0 : value[name] !== null,
  ).length;
  return (
    <Accordion
      key={String(hasHadError)}
      defaultOpen={hasHadError ? ['facts'] : []}
      items={[
        {
          id: 'facts',
          title: `단지 정보${detailCount > 0 ? ` (${detailCount}개 입력)` : ''}`,
          content: <ComplexFields form={form} />,
        },
      ]}
    />
  );
}
