import { Stack } from '@danji/ui';
import type { ReactNode } from 'react';
import { AmenitiesSection } from './amenities-section.tsx';
import { BasicSection } from './basic-section.tsx';
import type { FactsSectionProps } from './facts-section.tsx';
import { ParkingSection } from './parking-section.tsx';
import { SizeSection } from './size-section.tsx';

/** All facts of a complex in four parts. `extra` joins the first part. */
export function FactsForm({ extra, ...section }: FactsSectionProps & { extra?: ReactNode }) {
  return (
    <Stack gap={4}>
      <BasicSection {...section} extra={extra} />
      <SizeSection {...section} />
      <ParkingSection {...section} />
      <AmenitiesSection {...section} />
    </Stack>
  );
}
