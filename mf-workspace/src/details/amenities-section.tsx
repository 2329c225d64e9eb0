import { AddNameField, useFormField } from '@danji/app-kit/forms';
import { AMENITIES } from '@danji/contracts/codes/apartment-codes';
import { Box, Chip, Field, Flex, Stack } from '@danji/ui';
import { DETAIL_LABELS } from '@danji/contracts/workspace/work-space-details-text';
import { DetailsSection, type DetailsFormState } from './details-section.tsx';

const USUAL_AMENITIES: readonly string[] = AMENITIES;

/** 부대시설: the usual ones as chips, and other ones as text. */
export function AmenitiesSection({ form }: { form: DetailsFormState }) {
  const { field, error } = useFormField(form, 'amenities');
  const { value: amenities, onChange } = field;
  const toggle = (name: string) =>
    onChange(amenities.includes(name) ? amenities.filter((other) => other !== name) : [...amenities, name]);
  const add = (name: string) => {
    if (!amenities.includes(name)) onChange([...amenities, name]);
  };
  return (
    <DetailsSection title="부대시설">
      <Box gridColumn="1 / -1">
        <Stack gap={5}>
          <Field group label={DETAIL_LABELS.amenities} hideLabel error={error}>
            <Flex flexWrap="wrap" gap={2}>
              {USUAL_AMENITIES.map((name) => (
                <Chip key={name} selected={amenities.includes(name)} onClick={() => toggle(name)}>
                  {name}
                </Chip>
              ))}
              {amenities
                .filter((name) => !USUAL_AMENITIES.includes(name))
                .map((name) => (
                  <Chip key={name} removeLabel={`${name} 제거`} onRemove={() => toggle(name)}>
                    {name}
                  </Chip>
                ))}
            </Flex>
          </Field>
          <AddNameField label="다른 시설 더하기" placeholder="예) 무인 카페" maxLength={30} onAdd={add} />
        </Stack>
      </Box>
    </DetailsSection>
  );
}
