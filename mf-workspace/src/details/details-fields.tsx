import { Stack } from '@danji/ui';
import type { ReactNode } from 'react';
import { AmenitiesSection } from './amenities-section.tsx';
import { BasicSection } from './basic-section.tsx';
import type { DetailsFormState } from './details-section.tsx';
import { ParkingSection } from './parking-section.tsx';
import { SizeSection } from './size-section.tsx';

type DetailsFieldsProps = {
  form: DetailsFormState;
  /** The edited work space; a new one has no id yet. */
  spaceId?: number;
  extra?: ReactNode;
};

/** All details of a complex in four sections. `extra` joins the first one. */
export const DetailsFields = ({ form, spaceId, extra }: DetailsFieldsProps) => (
  <Stack gap={4}>
    <BasicSection form={form} spaceId={spaceId} extra={extra} />
    <SizeSection form={form} />
    <ParkingSection form={form} />
    <AmenitiesSection form={form} />
  </Stack>
);
